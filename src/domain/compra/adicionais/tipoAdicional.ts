/** Everything that is sold with a seat and travels in the hold, in the order in which it is shown. */
export const tiposAdicional = ['bagagem', 'bicicleta', 'animal'] as const;
export type TipoAdicional = (typeof tiposAdicional)[number];

/** A kind and how many of it: a passenger's wish, or what a ticket carries. */
export interface Adicional {
  tipo: TipoAdicional;
  quantidade: number;
}
