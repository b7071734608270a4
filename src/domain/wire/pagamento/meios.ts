import { Type, type Static } from 'typebox';
import { CarteiraOferecida } from './carteira';

/** Availability of each payment method, with the reason when unavailable. */
export const MeiosDePagamento = Type.Object({
  pix: Type.Object({ disponivel: Type.Boolean(), motivo: Type.Union([Type.String(), Type.Null()]) }),
  /** Also offered only for trips that are far enough ahead (`prazoDoBoleto`). */
  boleto: Type.Object({ disponivel: Type.Boolean() }),
  /** Wallets whose cards the acquirer takes; the browser says which of them its person has. */
  carteiras: Type.Array(CarteiraOferecida),
});
export type MeiosDePagamento = Static<typeof MeiosDePagamento>;
