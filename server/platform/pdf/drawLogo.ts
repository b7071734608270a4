import { NOME_PADRAO } from '../../../src/domain/companhia/marca/comNome';
import { drawTagged } from './taggedDocument';

const GROUND = '#0d3f38';
const SUN = '#f5b83d';
const STONES = '#ffffff';
/** Side of the square in which the mark is drawn. */
const SIDE = 40;
const STONE_PATHS = [
  [14.6, 31, 9, 4.5],
  [24.6, 23.6, 6.4, 3.3],
  [15.8, 18, 4.6, 2.4],
  [21.6, 13.6, 2.9, 1.6],
] as const;

/** The mark of a carrier at its place, `points` high: the drawing where it bears our name, else its first letter. */
export function drawLogo(document: PDFKit.PDFDocument, nome: string, left: number, top: number, points: number): void {
  const draw = () => {
    document
      .save()
      .translate(left, top)
      .scale(points / SIDE);
    document.roundedRect(0, 0, SIDE, SIDE, 11).fill(GROUND);
    if (nome.startsWith(NOME_PADRAO)) drawMark(document);
    else drawLetter(document, [...nome][0]?.toLocaleUpperCase('pt-BR') ?? '');
    document.restore();
  };
  drawTagged(document, 'Figure', draw, `Logotipo: ${nome}`);
}

function drawMark(document: PDFKit.PDFDocument): void {
  document.circle(28.2, 10.8, 4.6).fill(SUN);
  for (const [x, y, width, height] of STONE_PATHS) document.ellipse(x, y, width, height).fill(STONES);
}

function drawLetter(document: PDFKit.PDFDocument, letter: string): void {
  document.font('negrito').fontSize(24).fillColor(STONES).text(letter, 0, 6, { width: SIDE, align: 'center' });
}
