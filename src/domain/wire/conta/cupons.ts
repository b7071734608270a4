import { Type, type Static } from 'typebox';
import { Centavos, Dia } from '../base/campos';

/** The reason of a coupon that the company gave by its rule, in facts: the client says it in the reader's language. */
export const MotivoDoCupom = Type.Object({
  tipo: Type.Literal('atraso'),
  origem: Type.String(),
  destino: Type.String(),
  dia: Dia,
});
export type MotivoDoCupom = Static<typeof MotivoDoCupom>;

const cupom = {
  codigo: Type.String(),
  /** The reason why it was given, as the company keeps it. */
  descricao: Type.String(),
  /** Absent for coupons whose words the company wrote. */
  motivo: Type.Optional(MotivoDoCupom),
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
