import QRCode from 'qrcode';

/** A QR code as squares on a grid, for whoever draws it as vectors. */
export interface QrGrid {
  size: number;
  isDark: (row: number, column: number) => boolean;
}

/** Medium correction: readable on a creased paper, and not finer than a thermal printer can do. */
export function qrGrid(text: string): QrGrid {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
}
