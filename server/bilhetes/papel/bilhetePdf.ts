import { t } from '../../../src/words/t';
import { A4 } from '../../platform/pdf/sheet';
import { collectPdf, newTaggedDocument } from '../../platform/pdf/taggedDocument';
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
 * The paper of a ticket (DABPE). It brings the letters that it uses, so that it looks the same on every device, and its
 * parts are tagged for screen readers.
 */
export function bilhetePdf(own: BilheteOfDono, formato: Formato = 'a4'): Promise<Buffer> {
  if (formato === 'bobina') return rollPdf(own);
  const document = newDocument([A4.width, A4.height], own);
  const bytes = collectPdf(document);
  drawSheet(document, own);
  document.end();
  return bytes;
}

/** A roll as long as its text. It is drawn twice: the first pass measures its length. */
function rollPdf(own: BilheteOfDono): Promise<Buffer> {
  const height = drawBilhete(newDocument([PAPER_WIDTH, MEASURE_HEIGHT], own), own);
  const document = newDocument([PAPER_WIDTH, height], own);
  const bytes = collectPdf(document);
  drawBilhete(document, own);
  document.end();
  return bytes;
}

const newDocument = (size: [number, number], { bilhete }: BilheteOfDono): PDFKit.PDFDocument =>
  newTaggedDocument({
    size,
    title: t('Bilhete de passagem {localizador}, poltrona {poltrona}', {
      localizador: bilhete.localizador,
      poltrona: bilhete.poltrona,
    }),
    author: bilhete.operadora.nome,
    createdAt: new Date(bilhete.emitidoEm),
  });
