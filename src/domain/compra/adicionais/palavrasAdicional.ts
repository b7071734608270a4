import type { TipoAdicional } from './tipoAdicional';

/** Names of the extras. */
export const rotulosAdicional: Record<TipoAdicional, string> = {
  bagagem: 'Volume extra de bagagem',
  bicicleta: 'Bicicleta',
  animal: 'Animal de estimação',
};

/** Extras with their names, as the wire carries them: a screen needs no words of its own. */
export const comNomes = <T extends { tipo: TipoAdicional }>(adicionais: readonly T[]): (T & { nome: string })[] =>
  adicionais.map((one) => ({ ...one, nome: rotulosAdicional[one.tipo] }));
