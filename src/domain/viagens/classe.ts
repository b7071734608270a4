import type { Viagem } from '../wire/viagens/viagens';

/** A class of service, as on the wire. */
export type Classe = Viagem['classes'][number]['classe'];

/** Classes from plainest to best, with their database codes. */
export const codigoDeClasse = {
  convencional: 1,
  executivo: 2,
  'semi-leito': 3,
  leito: 4,
  'leito-cama': 5,
} as const satisfies Record<Classe, number>;

export type CodigoClasse = (typeof codigoDeClasse)[Classe];

const porCodigo = new Map(Object.entries(codigoDeClasse).map(([classe, codigo]) => [codigo, classe as Classe]));

/** The class of a database code. Throws for an unknown code, since the row is corrupt. */
export function classeDeCodigo(codigo: number): Classe {
  const classe = porCodigo.get(codigo as CodigoClasse);
  if (!classe) throw new RangeError(`Unknown class code ${codigo}`);
  return classe;
}
