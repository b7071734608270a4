import { Type, type Static } from 'typebox';
import { Centavos, Dia, Instante } from '../base/campos';

/** The open boleto of an order. Its seats are held until `seguraAte`. */
export const BoletoDoPedido = Type.Object({
  /** 47 digits, as they are typed. */
  linhaDigitavel: Type.String({ pattern: '^[0-9]{47}$' }),
  /** 44 digits, as they are read. */
  codigoDeBarras: Type.String({ pattern: '^[0-9]{44}$' }),
  /** Last day on which it is paid. */
  vencimento: Dia,
  seguraAte: Instante,
  valorCentavos: Centavos,
});
export type BoletoDoPedido = Static<typeof BoletoDoPedido>;
