/** The features of a seat, as bits of `layout_poltrona.recursos`. */
export const recursoPoltrona = {
  janela: 1,
  acessivel: 2,
  preferencialMulheres: 4,
} as const;
