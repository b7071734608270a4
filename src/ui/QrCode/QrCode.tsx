import { useMemo } from 'react';
import { create } from 'qrcode';
import './QrCode.css';

export interface QrCodeProps {
  /** Content of the code. */
  text: string;
  /** Accessible name: `QR Code Pix`. */
  name: string;
}

/** Quiet zone in modules, required by scanners. */
const QUIET = 4;

/** A QR code as SVG, black on white in dark mode too, as scanners require. */
export function QrCode({ text, name }: QrCodeProps) {
  const { side, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      className="it-qr"
      role="img"
      aria-label={name}
      viewBox={`${-QUIET} ${-QUIET} ${side + 2 * QUIET} ${side + 2 * QUIET}`}
      shapeRendering="crispEdges"
      focusable="false"
    >
      <rect x={-QUIET} y={-QUIET} width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Builds one path of horizontal runs instead of a thousand squares. */
function draw(text: string): { side: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue;
      const from = x;
      while (x + 1 < size && data[y * size + x + 1]) x += 1;
      path += `M${from} ${y}h${x - from + 1}v1h${from - x - 1}z`;
    }
  }
  return { side: size, path };
}
