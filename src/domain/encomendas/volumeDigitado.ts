import { erroVolume, LIMITES } from './encomenda';
import type { Volume } from '../wire/encomendas/encomendas';

/** A volume as typed: kilograms with a decimal comma, centimetres. */
export interface VolumeDigitado {
  peso: string;
  comprimento: string;
  largura: string;
  altura: string;
}

/** Validation errors by field. */
export type ErrosVolume = Partial<Record<keyof VolumeDigitado, string>>;

export const volumeVazio: VolumeDigitado = { peso: '', comprimento: '', largura: '', altura: '' };

/** Parses `'4,2'` to 4.2; NaN for any other text. */
const readNumero = (text: string): number =>
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

const campos = { peso: 'o peso em quilos', comprimento: 'o comprimento', largura: 'a largura', altura: 'a altura' };

/** Validation errors of a typed volume by field; undefined when valid. */
export function errosVolume(digitado: VolumeDigitado): ErrosVolume | undefined {
  const erros: ErrosVolume = {};
  for (const campo of ['peso', 'comprimento', 'largura', 'altura'] as const) {
    const numero = readNumero(digitado[campo]);
    if (!(numero > 0)) erros[campo] = `Informe ${campos[campo]}`;
    else if (campo === 'peso' && numero * 1000 > LIMITES.pesoGramas) erros.peso = 'Cada volume pesa até 30 kg';
    else if (campo !== 'peso' && numero > LIMITES.ladoCm) erros[campo] = `Cada lado mede até ${LIMITES.ladoCm} cm`;
  }
  if (Object.keys(erros).length > 0) return erros;
  const volume = readVolume(digitado);
  const erro = volume && erroVolume(volume);
  return erro ? { comprimento: erro } : undefined;
}
