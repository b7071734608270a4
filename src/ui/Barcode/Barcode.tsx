import { useMemo } from 'react';
import { itfWidths } from './itf';
import './Barcode.css';

export interface BarcodeProps {
  /** An even number of digits, as a boleto's 44. */
  digits: string;
  /** Accessible name: `Código de barras do boleto`. */
  name: string;
}

/** Quiet zone in modules, required by scanners. */
const QUIET = 10;
const HEIGHT = 60;

/** A bar code (Interleaved 2 of 5) as SVG, black on white in dark mode too, as scanners require. */
export function Barcode({ digits, name }: BarcodeProps) {
  const { width, path } = useMemo(() => draw(digits), [digits]);
  return (
    <svg
      className="it-barcode"
      role="img"
      aria-label={name}
      viewBox={`${-QUIET} 0 ${width + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      focusable="false"
    >
      <rect x={-QUIET} y={0} width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function draw(digits: string): { width: number; path: string } {
  let x = 0;
  let path = '';
  itfWidths(digits).forEach((width, i) => {
    if (i % 2 === 0) path += `M${x} 0h${width}v${HEIGHT}h${-width}z`;
    x += width;
  });
  return { width: x, path };
}
