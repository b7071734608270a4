/** RGBA pixels of a camera frame. */
export interface Picture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

const SCALE = 8;

/**
 * Renders a code drawn by QrCode (a path of horizontal runs) on white, eight pixels per module, as a camera would see it.
 * @param turned rotation of the code in the picture, in degrees.
 */
export function photographQr(svg: Element, turned = 0): Picture {
  const [min = 0, , side = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const dark = darkModules(svg);
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  // Wide enough for the corners of a rotated code.
  const width = Math.ceil(side * SCALE * (turned === 0 ? 1 : Math.SQRT2));
  const moduleAt = (pixels: number): number => Math.floor(pixels / SCALE + side / 2) + min;

  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let pixel = 0; pixel < width * width; pixel += 1) {
    const [x, y] = [(pixel % width) + 0.5 - width / 2, Math.floor(pixel / width) + 0.5 - width / 2];
    const place = `${moduleAt(cos * x + sin * y)} ${moduleAt(cos * y - sin * x)}`;
    if (dark.has(place)) data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return { data, width, height: width };
}

/** The dark modules as `column row`. */
function darkModules(svg: Element): Set<string> {
  const dark = new Set<string>();
  for (const run of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    const [, x = 0, y = 0, length = 0] = run.map(Number);
    for (let column = x; column < x + length; column += 1) dark.add(`${column} ${y}`);
  }
  return dark;
}
