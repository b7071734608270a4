import { Type, type Static } from 'typebox';
import { Centavos, Dia } from '../base/campos';

const cupom = {
  codigo: Type.String(),
  /** The reason why it was given. */
  descricao: Type.String(),
  percentual: Type.Integer(),
  tetoCentavos: Centavos,
  /** The last day on which it can be used. */
  validoAte: Dia,
};

/** GET /Cupons: a coupon of the caller's own that can be used. */
export const CupomDaConta = Type.Object(cupom);
export type CupomDaConta = Static<typeof CupomDaConta>;

/** The same in the copy of one's data, with those that are used or over. */
export const CupomExportado = Type.Object({
  ...cupom,
  situacao: Type.Union([Type.Literal('disponivel'), Type.Literal('usado'), Type.Literal('vencido')]),
});
export type CupomExportado = Static<typeof CupomExportado>;
