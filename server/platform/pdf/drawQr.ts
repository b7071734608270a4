import { qrGrid } from './qrPath';

/** Neighbouring squares of a line become one rectangle, so that no reader sees seams between them. */
export function drawQr(
  document: PDFKit.PDFDocument,
  text: string,
  left: number,
  top: number,
  points: number,
  ink = '#111111',
): void {
  const { size, isDark } = qrGrid(text);
  const unit = points / size;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!isDark(row, column)) continue;
      const start = column;
      while (column + 1 < size && isDark(row, column + 1)) column += 1;
      document.rect(left + start * unit, top + row * unit, (column - start + 1) * unit, unit);
    }
  }
  document.fill(ink);
}
