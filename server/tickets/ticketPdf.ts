import PDFDocument from 'pdfkit';
import { drawTicket } from './ticketLayout';
import type { Ticket } from './ticketRepository';

/** 80 mm, the roll of a thermal printer, in points. */
export const PAPER_WIDTH = 226.77;
/** Long enough for any ticket; the first pass only measures. */
const MEASURE_HEIGHT = 2000;

/** A DABPE-like document of 80 mm, just as long as what it says. Drawn twice: the first time to learn its length. */
export async function ticketPdf(ticket: Ticket): Promise<Buffer> {
  const height = drawTicket(newDocument(MEASURE_HEIGHT, ticket), ticket);
  const document = newDocument(height, ticket);
  const bytes = collect(document);
  drawTicket(document, ticket);
  document.end();
  return bytes;
}

const newDocument = (height: number, { bilhete }: Ticket): PDFKit.PDFDocument =>
  new PDFDocument({
    size: [PAPER_WIDTH, height],
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
