import PDFDocument from 'pdfkit';
import { A4 } from '../../platform/pdf/sheet';
import { drawBilhete } from './bilheteLayout';
import type { BilheteOfDono } from '../ownBilhetes';
import { drawSheet } from './bilheteSheet';

/** 80 mm, the roll of a thermal printer, in points. */
export const PAPER_WIDTH = 226.77;
/** Long enough for any ticket; the first pass only measures. */
const MEASURE_HEIGHT = 2000;

/** `a4` is what people print; `bobina` the roll of an agency's printer. */
export type Formato = 'a4' | 'bobina';

/**
 * The paper of a ticket (DABPE). Its letters are of the standard fonts, which every reader of PDF brings along: no file
 * of a font, and nothing that a telephone could miss.
 */
export function bilhetePdf(own: BilheteOfDono, formato: Formato = 'a4'): Promise<Buffer> {
  if (formato === 'bobina') return rollPdf(own);
  const document = newDocument([A4.width, A4.height], own);
  const bytes = collect(document);
  drawSheet(document, own);
  document.end();
  return bytes;
}

/** A roll as long as its text. It is drawn twice: the first pass measures its length. */
function rollPdf(own: BilheteOfDono): Promise<Buffer> {
  const height = drawBilhete(newDocument([PAPER_WIDTH, MEASURE_HEIGHT], own), own);
  const document = newDocument([PAPER_WIDTH, height], own);
  const bytes = collect(document);
  drawBilhete(document, own);
  document.end();
  return bytes;
}

const newDocument = (size: [number, number], { bilhete }: BilheteOfDono): PDFKit.PDFDocument =>
  new PDFDocument({
    size,
    margin: 0,
    lang: 'pt-BR',
    displayTitle: true,
    info: {
      Title: `Bilhete de passagem ${bilhete.localizador}, poltrona ${bilhete.poltrona}`,
      Author: bilhete.operadora.nome,
      CreationDate: new Date(bilhete.emitidoEm),
    },
  });

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
