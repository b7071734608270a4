import { Type, type Static } from 'typebox';

/** Whether a way of paying can be used now, and why not. */
export const MeiosDePagamento = Type.Object({
  pix: Type.Object({ disponivel: Type.Boolean(), motivo: Type.Union([Type.String(), Type.Null()]) }),
});
export type MeiosDePagamento = Static<typeof MeiosDePagamento>;
