import type { Localidade } from '../wire/lugares/localidades';
import { msg } from '../../words/t';

/** A place field: its text, and the place that the text names. */
export interface LugarDigitado {
  texto: string;
  lugar: Localidade | null;
}

export const lugarVazio: LugarDigitado = { texto: '', lugar: null };

export const MESMO_LUGAR = msg('Origem e destino precisam ser diferentes');
