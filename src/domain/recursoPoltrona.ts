/** What sets a seat apart, as bits of `layout_poltrona.recursos`. */
export const recursoPoltrona = { acessivel: 1, preferencialMulheres: 2 } as const;
export type RecursoPoltrona = keyof typeof recursoPoltrona;

/** Whether a sum of bits holds this one. */
export const temRecurso = (recursos: number, recurso: RecursoPoltrona): boolean =>
  (recursos & recursoPoltrona[recurso]) !== 0;
