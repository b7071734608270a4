import { Type, type Static } from 'typebox';
import { MOTIVO_DESCONTO_MAXIMO, MOTIVO_DESCONTO_MINIMO, RECEBIDO_MAXIMO_CENTAVOS } from '../../agencia/balcao';
import { Centavos, Instante, Texto, closed } from '../base/campos';

/** Discount by the operator within their limit; the reason is recorded with their name. */
export const DescontoBalcao = closed({
  centavos: Type.Integer({ minimum: 1, description: 'Centavos de real' }),
  motivo: Texto(MOTIVO_DESCONTO_MINIMO, MOTIVO_DESCONTO_MAXIMO),
});
export type DescontoBalcao = Static<typeof DescontoBalcao>;

/** The caller's counter: their limits, and the till that receives the money. */
export const Balcao = Type.Object({
  /** Null for an agency member who is not (or no longer) an operator; they buy like any customer. */
  operador: Type.Union([
    Type.Object({
      nome: Type.String(),
      estabelecimento: Type.String(),
      /** Hundredths of a percent of the price. */
      limiteDescontoPontos: Type.Integer({ minimum: 0, maximum: 10_000 }),
    }),
    Type.Null(),
  ]),
  /** Null while none is open; a paused till accepts no money. */
  caixa: Type.Union([
    Type.Object({ numero: Type.Integer(), pausado: Type.Boolean(), abertoEm: Instante }),
    Type.Null(),
  ]),
});
export type Balcao = Static<typeof Balcao>;

/** Cash payment: the displayed total of the order, and the amount received. */
export const NovoRecebimento = closed({
  totalCentavos: Type.Integer({ minimum: 1, description: 'Centavos de real' }),
  recebidoCentavos: Type.Integer({ minimum: 1, maximum: RECEBIDO_MAXIMO_CENTAVOS, description: 'Centavos de real' }),
});
export type NovoRecebimento = Static<typeof NovoRecebimento>;

export const Recebimento = Type.Object({
  valorCentavos: Centavos,
  recebidoCentavos: Centavos,
  trocoCentavos: Centavos,
  recebidoEm: Instante,
});
export type Recebimento = Static<typeof Recebimento>;

/** POST /Agencia/Pedidos/{id}/Devolucao: amount paid out of the drawer of the operator who handed it over. */
export const DevolucaoBalcao = Type.Object({ devolvidoCentavos: Centavos });
export type DevolucaoBalcao = Static<typeof DevolucaoBalcao>;
