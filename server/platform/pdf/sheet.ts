import { drawQr } from './drawQr';
import { drawArtifact, drawTagged, type PdfTag } from './taggedDocument';

export const A4 = { width: 595.28, height: 841.89 } as const;
/** 12 mm, the margin that printers cannot print on. */
export const MARGIN = 34;
const INK = '#111111';
const LIGHT = '#4a5560';

export interface Words {
  size: number;
  bold?: boolean;
  light?: boolean;
  align?: 'left' | 'center' | 'right';
  /** Meaning for screen readers; a paragraph unless it says otherwise. */
  tag?: PdfTag;
}

/** A part of a page that is written downwards from its top, within its own width. */
export interface Column {
  readonly x: number;
  readonly width: number;
  /** The height that it has reached. */
  y: () => number;
  text: (text: string, words: Words) => void;
  /** A small name above a value. */
  fact: (name: string, value: string, size?: number) => void;
  /** Facts beside each other, in equal parts. */
  facts: (facts: readonly (readonly [name: string, value: string])[], size?: number) => void;
  /** A name on the left, its value on the right. */
  row: (name: string, value: string, bold?: boolean) => void;
  heading: (text: string) => void;
  list: (lines: readonly string[], size?: number) => void;
  /** A code, with words that say what it is for. */
  qr: (text: string, points: number, alt: string) => void;
  band: (text: string) => void;
  rule: () => void;
  space: (points: number) => void;
}

type Write = (text: string, left: number, at: number, wide: number, words: Words) => number;

/** Writes text at a place of the page; @returns where it ended. */
const writerOf =
  (document: PDFKit.PDFDocument): Write =>
  (text, left, at, wide, words) => {
    document
      .font(words.bold ? 'negrito' : 'texto')
      .fontSize(words.size)
      .fillColor(words.light ? LIGHT : INK)
      .text(text, left, at, { width: wide, align: words.align ?? 'left' });
    return document.y;
  };

/** Begins a column of a page. */
export function column(document: PDFKit.PDFDocument, x: number, top: number, width: number): Column {
  let y = top;
  const write = writerOf(document);
  /** One part for screen readers, which ends where its last text does. */
  const tagged = (tag: PdfTag, draw: () => number): number => {
    let end = y;
    drawTagged(document, tag, () => (end = draw()));
    return end;
  };
  const factAt = (left: number, wide: number, name: string, value: string, size: number): number =>
    tagged('P', () => {
      const below = write(`${name.toUpperCase()} `, left, y, wide, { size: 6.5, light: true });
      return write(value, left, below + 0.5, wide, { size, bold: true });
    });
  return {
    x,
    width,
    y: () => y,
    text: (text, words) => (y = tagged(words.tag ?? 'P', () => write(text, x, y, width, words)) + 1.5),
    fact: (name, value, size = 10) => (y = factAt(x, width, name, value, size) + 4),
    facts: (facts, size = 11) => {
      const part = width / facts.length;
      y = Math.max(...facts.map(([name, value], i) => factAt(x + i * part, part - 6, name, value, size))) + 5;
    },
    row: (name, value, bold = false) => {
      const words = { size: bold ? 10 : 8.5, bold };
      y = tagged('P', () => {
        write(`${name} `, x, y, width / 2, words);
        return write(value, x, y, width, { ...words, align: 'right' }) + 1.5;
      });
    },
    heading: (text) => {
      y = tagged('H2', () => write(text, x, y, width, { size: 9.5, bold: true })) + 2;
    },
    list: (lines, size = 8) => {
      for (const line of lines) {
        y = tagged('LI', () => {
          write('•', x, y, 8, { size });
          return write(line, x + 8, y, width - 8, { size }) + 1.5;
        });
      }
    },
    qr: (text, points, alt) => {
      drawTagged(document, 'Figure', () => drawQr(document, text, x + (width - points) / 2, y, points), alt);
      y += points + 6;
    },
    band: (text) => {
      drawBand(document, { x, y, width }, text);
      y += 23;
    },
    rule: () => {
      drawRule(document, { x, y, width });
      y += 10;
    },
    space: (points) => (y += points),
  };
}

interface Place {
  x: number;
  y: number;
  width: number;
}

/** White words on a dark band. */
function drawBand(document: PDFKit.PDFDocument, { x, y, width }: Place, text: string): void {
  drawArtifact(document, () => document.rect(x, y, width, 17).fill(INK));
  drawTagged(document, 'P', () =>
    document
      .font('negrito')
      .fontSize(8.5)
      .fillColor('#ffffff')
      .text(text, x, y + 3, { width, align: 'center' }),
  );
}

function drawRule(document: PDFKit.PDFDocument, { x, y, width }: Place): void {
  drawArtifact(document, () =>
    document
      .moveTo(x, y + 3)
      .lineTo(x + width, y + 3)
      .lineWidth(0.7)
      .strokeColor(LIGHT)
      .stroke(),
  );
}
