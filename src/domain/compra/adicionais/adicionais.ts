import type { Adicional, TipoAdicional } from './tipoAdicional';

/** An extra that the company sells: its price, and how many a passenger may take and a departure holds. */
export interface OfertaAdicional {
  tipo: TipoAdicional;
  precoCentavos: number;
  porPassageiro: number;
  porPartida: number;
}

/** An extra with the price that it was sold at. */
export interface AdicionalVendido extends Adicional {
  /** Price of one. */
  precoCentavos: number;
}

export type RecusaAdicional = 'indisponivel' | 'limite' | 'esgotado';

/** The most of an extra that a passenger may have, where `livres` are left for them on the departure. */
export const maximoDoAdicional = ({ porPassageiro }: Pick<OfertaAdicional, 'porPassageiro'>, livres: number): number =>
  Math.max(0, Math.min(porPassageiro, livres));

/** Why a passenger cannot have so many of an extra; null where they can. `oferta` is undefined for what is not sold. */
export function recusaDoAdicional(
  oferta: Pick<OfertaAdicional, 'porPassageiro'> | undefined,
  quantidade: number,
  livres: number,
): RecusaAdicional | null {
  if (!oferta) return 'indisponivel';
  if (quantidade <= maximoDoAdicional(oferta, livres)) return null;
  return quantidade > oferta.porPassageiro ? 'limite' : 'esgotado';
}

/** The price of these extras together. */
export const adicionaisCentavos = (adicionais: readonly Omit<AdicionalVendido, 'tipo'>[]): number =>
  adicionais.reduce((sum, { quantidade, precoCentavos }) => sum + quantidade * precoCentavos, 0);
