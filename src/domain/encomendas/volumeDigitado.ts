import type { Volume } from '../wire/encomendas/encomendas';

/** A volume as typed: kilograms with a decimal comma, centimetres. */
export interface VolumeDigitado {
  peso: string;
  comprimento: string;
  largura: string;
  altura: string;
}

export const volumeVazio: VolumeDigitado = { peso: '', comprimento: '', largura: '', altura: '' };

/** Parses `'4,2'` to 4.2; NaN for any other text. */
export const readNumero = (text: string): number =>
  /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : NaN;

/** Converts a typed volume to the wire; null when a number is missing. */
export function readVolume({ peso, comprimento, largura, altura }: VolumeDigitado): Volume | null {
  const [kg = NaN, ...lados] = [peso, comprimento, largura, altura].map(readNumero);
  const [comprimentoCm = NaN, larguraCm = NaN, alturaCm = NaN] = lados.map(Math.ceil);
  const volume = { pesoGramas: Math.round(kg * 1000), comprimentoCm, larguraCm, alturaCm };
  return Object.values(volume).every(Number.isFinite) ? volume : null;
}

export const toVolumeDigitado = (volume: Volume): VolumeDigitado => ({
  peso: String(volume.pesoGramas / 1000).replace('.', ','),
  comprimento: String(volume.comprimentoCm),
  largura: String(volume.larguraCm),
  altura: String(volume.alturaCm),
});
