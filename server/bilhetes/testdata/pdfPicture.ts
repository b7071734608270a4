import { decodeQR } from 'qr/decode.js';
import { pdfStreams } from './pdfText';

/** A rectangle as the page draws it, in points from its top left. */
type Box = [x: number, y: number, width: number, height: number];

/** At this many pixels a point a page is what a telephone's camera makes of it: about 200 dpi. */
const SCALE = 2.8;
const QUIET_POINTS = 14;

/** The shapes of a page, each as the rectangles that were filled at once. */
function shapesOf(pdf: Buffer): Box[][] {
  const shapes: Box[][] = [];
  for (const content of pdfStreams(pdf)) {
    let boxes: Box[] = [];
    for (const [, numbers = '', , fill] of content.matchAll(/((?:-?[\d.]+ ){4})(re)$|^(f)$/gm)) {
      if (fill) {
        if (boxes.length > 0) shapes.push(boxes);
        boxes = [];
      } else boxes.push(numbers.trim().split(' ').map(Number) as Box);
    }
  }
  return shapes;
}

/** `decodeQR` throws for a picture without a code. */
function readCode(pixels: Uint8ClampedArray, side: number): string | undefined {
  try {
    return decodeQR({ data: pixels, width: side, height: side });
  } catch {
    return undefined;
  }
}

/** Where a shape is drawn, and what a camera reads off it there; only what is many squares is a code. */
export function scanPdf(pdf: Buffer): { text: string | undefined; millimetres: number }[] {
  return shapesOf(pdf)
    .filter((boxes) => boxes.length > 50)
    .map((boxes) => {
      const left = Math.min(...boxes.map(([x]) => x));
      const top = Math.min(...boxes.map(([, y]) => y));
      const right = Math.max(...boxes.map(([x, , width]) => x + width));
      const side = Math.round((right - left + 2 * QUIET_POINTS) * SCALE);
      const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
      for (const [x, y, width, height] of boxes) {
        const [from, to] = [x - left, x - left + width].map((at) => Math.round((at + QUIET_POINTS) * SCALE));
        const [above, below] = [y - top, y - top + height].map((at) => Math.round((at + QUIET_POINTS) * SCALE));
        for (let row = above ?? 0; row < (below ?? 0); row += 1)
          for (let at = from ?? 0; at < (to ?? 0); at += 1)
            pixels.fill(0, (row * side + at) * 4, (row * side + at) * 4 + 3);
      }
      return { text: readCode(pixels, side), millimetres: ((right - left) / 72) * 25.4 };
    });
}
