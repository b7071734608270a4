import QRCode from 'qrcode';

/** A QR code as squares on a grid, to be drawn as vectors. */
export interface QrGrid {
  size: number;
  isDark: (row: number, column: number) => boolean;
}

/** Medium correction: readable on creased paper, and coarse enough for a thermal printer. */
export function qrGrid(text: string): QrGrid {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
}
