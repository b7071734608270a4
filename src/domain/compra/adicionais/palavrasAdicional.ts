import { msg, translated } from '../../../words/t';
import type { TipoAdicional } from './tipoAdicional';

/** Names of the extras. */
export const rotulosAdicional: Record<TipoAdicional, string> = {
  bagagem: msg('Volume extra de bagagem'),
  bicicleta: msg('Bicicleta'),
  animal: msg('Animal de estimação'),
};

/** Extras with their names, as the wire carries them: a screen needs no words of its own. */
export const comNomes = <T extends { tipo: TipoAdicional }>(adicionais: readonly T[]): (T & { nome: string })[] =>
  adicionais.map((one) => ({ ...one, nome: translated(rotulosAdicional[one.tipo]) }));
