import { crc32, deflateSync } from 'node:zlib';

/** A square of the picture: left, top, width and height on a grid of 29. */
type Retangulo = readonly [number, number, number, number];

const GRADE = 29;
/** A coach from its side. */
const ONIBUS: readonly Retangulo[] = [
  [4, 9, 21, 11],
  [7, 20, 4, 3],
  [18, 20, 4, 3],
];
const JANELAS: readonly Retangulo[] = [
  [6, 11, 4, 4],
  [11, 11, 4, 4],
  [16, 11, 4, 4],
  [21, 11, 3, 4],
];
const BRANCO = '#ffffff';

/**
 * The icon of a pass as PNG: a coach on the colour of the brand. Wallets take no vectors, and the picture of another
 * company's build is not this company's.
 * @param escala 1, 2 or 3: the picture has 29 points.
 * @param fundo `#0c3f38`
 */
export function iconePng(escala: 1 | 2 | 3, fundo: string): Buffer {
  const size = GRADE * escala;
  const back = rgb(fundo);
  const front = rgb(BRANCO);
  const rows = Array.from({ length: size }, (_, y) => {
    const points = Array.from({ length: size }, (__, x) => {
      const [column, row] = [Math.floor(x / escala), Math.floor(y / escala)];
      return holds(ONIBUS, column, row) && !holds(JANELAS, column, row) ? front : back;
    });
    // Each row begins with its filter: none.
    return [0, ...points.flat()];
  });
  return png(size, Buffer.from(rows.flat()));
}

const holds = (retangulos: readonly Retangulo[], x: number, y: number): boolean =>
  retangulos.some(([left, top, width, height]) => x >= left && x < left + width && y >= top && y < top + height);

/** Red, green and blue of `#rrggbb`. */
export const rgb = (cor: string): [number, number, number] => {
  const value = Number.parseInt(cor.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const [BITS, TRUE_COLOUR] = [8, 2];

function png(size: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([BITS, TRUE_COLOUR], 8);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

/** Length, type, data, and the check of the last two (RFC 2083). */
function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
