import type { LugarDigitado } from '../../lugares/lugarDigitado';

/** The form of the preview of prices. */
export interface DadosPrevia {
  origem: LugarDigitado;
  destino: LugarDigitado;
  /** DD/MM/AAAA. */
  dia: string;
}

/** Query of the preview. */
export type BuscaPrevia = Record<'localidadeOrigem' | 'localidadeDestino' | 'dataPartida', string>;
