import { activeWords } from '../../../src/words/active';
import PDFDocument from 'pdfkit';
import { registerFonts } from './fonts';

export interface DocumentFacts {
  /** Width and height of the page, in points. */
  size: [number, number];
  title: string;
  author?: string;
  createdAt: Date;
}

/** Meaning of a part, for screen readers; it is read in the order in which it is drawn. */
export type PdfTag = 'H1' | 'H2' | 'P' | 'LI' | 'Figure';

const roots = new WeakMap<PDFKit.PDFDocument, PDFKit.PDFStructureElement>();

/** A document in the active language whose parts are tagged, with its fonts inside. */
export function newTaggedDocument({ size, title, author, createdAt }: DocumentFacts): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size,
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: activeWords().language,
    displayTitle: true,
    info: { Title: title, CreationDate: createdAt, ...(author && { Author: author }) },
  });
  registerFonts(document);
  const root = document.struct('Document');
  document.addStructure(root);
  roots.set(document, root);
  return document;
}

/** Draws a part with its meaning; `alt` says in words what a figure shows. */
export function drawTagged(document: PDFKit.PDFDocument, tag: PdfTag, draw: () => void, alt?: string): void {
  const part = document.struct(tag, alt === undefined ? {} : { alt }, draw);
  roots.get(document)?.add(part);
}

/** Draws what only divides or decorates, which screen readers leave out. */
export function drawArtifact(document: PDFKit.PDFDocument, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

/** The finished document, once `end` was called. */
export function collectPdf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
