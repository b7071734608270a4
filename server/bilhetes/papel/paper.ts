import type { FontName } from '../../platform/pdf/fonts';
import { drawQr } from '../../platform/pdf/drawQr';
import { drawArtifact, drawTagged, type PdfTag } from '../../platform/pdf/taggedDocument';

const MARGIN = 10;
const LIGHT = '#52606d';
const INK = '#111111';

interface TextStyle {
  size: number;
  bold?: boolean;
  align?: 'left' | 'center';
  /** Meaning for screen readers; a paragraph unless it says otherwise. */
  tag?: PdfTag;
}

/** A roll of paper that is written from top to bottom. */
export interface Paper {
  text: (text: string, style: TextStyle) => void;
  /** The small name above a value. */
  label: (text: string) => void;
  /** Values side by side, each under its name. */
  pairs: (pairs: [string, string][]) => void;
  /** A name on the left and a value on the right. */
  row: (name: string, value: string, bold?: boolean) => void;
  /** A QR code of so many points, drawn as one vector path in the middle, with words that say what it is for. */
  qr: (text: string, points: number, alt: string) => void;
  rule: () => void;
  space: (points: number) => void;
  /** Where the paper may be cut. */
  end: () => number;
}

const fontOf = (bold = false): FontName => (bold ? 'negrito' : 'texto');

type Write = (text: string, x: number, at: number, columnWidth: number, style: TextStyle, ink?: string) => number;

/** Writes text at a place of the paper; @returns where it ended. */
const writerOf =
  (document: PDFKit.PDFDocument): Write =>
  (text, x, at, columnWidth, { size, bold, align = 'left' }, ink = INK) => {
    document.font(fontOf(bold)).fontSize(size).fillColor(ink).text(text, x, at, { width: columnWidth, align });
    return document.y;
  };

/** A dashed line, where the paper changes its subject. */
function drawRule(document: PDFKit.PDFDocument, y: number, width: number): void {
  drawArtifact(document, () =>
    document
      .moveTo(MARGIN, y + 3)
      .lineTo(MARGIN + width, y + 3)
      .lineWidth(0.6)
      .dash(2, { space: 2 })
      .strokeColor(LIGHT)
      .stroke()
      .undash(),
  );
}

/** Writes on a document whose page is one long strip. */
export function createPaper(document: PDFKit.PDFDocument): Paper {
  const width = document.page.width - 2 * MARGIN;
  let y = MARGIN;

  const write = writerOf(document);
  /** One part for screen readers, which ends where its last text does. */
  const tagged = (tag: PdfTag, draw: () => number): number => {
    let end = y;
    drawTagged(document, tag, () => (end = draw()));
    return end;
  };

  const paper: Paper = {
    text: (text, style) => {
      y = tagged(style.tag ?? 'P', () => write(text, MARGIN, y, width, style)) + 1;
    },
    label: (text) => {
      y = tagged('H2', () => write(text.toUpperCase(), MARGIN, y, width, { size: 6 }, LIGHT));
    },
    pairs: (pairs) => {
      const column = width / pairs.length;
      const bottoms = pairs.map(([name, value], i) => {
        const x = MARGIN + i * column;
        return tagged('P', () => {
          const below = write(`${name.toUpperCase()} `, x, y, column, { size: 6 }, LIGHT);
          return write(value, x, below, column, { size: 10, bold: true });
        });
      });
      y = Math.max(...bottoms) + 3;
    },
    row: (name, value, bold = false) => {
      const style = { size: bold ? 9.5 : 8, bold };
      y = tagged('P', () => {
        write(`${name} `, MARGIN, y, width, style);
        document.text(value, MARGIN, y, { width, align: 'right' });
        return document.y + 1.5;
      });
    },
    qr: (text, points, alt) => {
      const left = (document.page.width - points) / 2;
      drawTagged(document, 'Figure', () => drawQr(document, text, left, y + 4, points), alt);
      y += points + 8;
    },
    rule: () => {
      drawRule(document, y, width);
      y += 8;
    },
    space: (points) => {
      y += points;
    },
    end: () => y + MARGIN,
  };
  return paper;
}
