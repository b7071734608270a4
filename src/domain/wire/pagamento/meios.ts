import { Type, type Static } from 'typebox';

/** Availability of each payment method, with the reason when unavailable. */
export const MeiosDePagamento = Type.Object({
  pix: Type.Object({ disponivel: Type.Boolean(), motivo: Type.Union([Type.String(), Type.Null()]) }),
  /** Also offered only for trips that are far enough ahead (`prazoDoBoleto`). */
  boleto: Type.Object({ disponivel: Type.Boolean() }),
});
export type MeiosDePagamento = Static<typeof MeiosDePagamento>;
