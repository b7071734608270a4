import { Type, type Static } from 'typebox';
import { TipoCartaoWire } from './cartao';
import { Centavos, Id, Instante, closed } from '../base/campos';
import { SituacaoPedido } from '../compra/pedidos';

/** A charge by link lets the payer choose up to `parcelas` instalments; at a terminal the operator has chosen. */
export const NovaCobrancaExterna = Type.Union([
  closed({ meio: Type.Literal('link'), parcelas: Type.Integer({ minimum: 1, maximum: 12 }) }),
  closed({
    meio: Type.Literal('terminal'),
    tipo: TipoCartaoWire,
    parcelas: Type.Integer({ minimum: 1, maximum: 12 }),
  }),
]);
export type NovaCobrancaExterna = Static<typeof NovaCobrancaExterna>;

export const SituacaoCobrancaExterna = Type.Union([
  Type.Literal('criando'),
  Type.Literal('aberta'),
  Type.Literal('encerrando'),
  Type.Literal('paga'),
  Type.Literal('devolvida'),
  Type.Literal('recusada'),
  Type.Literal('cancelada'),
  Type.Literal('expirada'),
]);
export type SituacaoCobrancaExterna = Static<typeof SituacaoCobrancaExterna>;

export const CobrancaExterna = Type.Object({
  id: Id,
  meio: Type.Union([Type.Literal('link'), Type.Literal('terminal')]),
  situacao: SituacaoCobrancaExterna,
  /** Text for the operator. */
  mensagem: Type.String(),
  tipo: Type.Union([TipoCartaoWire, Type.Null()]),
  parcelas: Type.Integer(),
  valorCentavos: Centavos,
  /** Payment link; null at a terminal, and after the charge ended. */
  url: Type.Union([Type.String(), Type.Null()]),
  expiraEm: Instante,
  /** Time left by the server's clock. */
  restanteMs: Type.Integer({ minimum: 0 }),
  criadaEm: Instante,
  operador: Type.String(),
  /** Card used; null before payment. */
  cartao: Type.Union([
    Type.Object({ tipo: TipoCartaoWire, parcelas: Type.Integer(), bandeira: Type.String(), final4: Type.String() }),
    Type.Null(),
  ]),
});
export type CobrancaExterna = Static<typeof CobrancaExterna>;

/** An order with all its external charges, latest first, as returned to the charging operator. */
export const PagamentoExterno = Type.Object({
  pedidoId: Id,
  localizador: Type.String(),
  situacao: SituacaoPedido,
  comprador: Type.String(),
  viagem: Type.String(),
  totalCentavos: Centavos,
  expiraEm: Type.Union([Instante, Type.Null()]),
  /** Why a charge is not possible now; null when it is. */
  impedimento: Type.Union([Type.String(), Type.Null()]),
  opcoes: Type.Array(Type.Object({ parcelas: Type.Integer(), valorCentavos: Centavos, primeiraCentavos: Centavos })),
  cobrancas: Type.Array(CobrancaExterna),
});
export type PagamentoExterno = Static<typeof PagamentoExterno>;

/** Stream message: states of order and latest charge, without personal data. */
export const EventoCobranca = Type.Object({
  pedidoId: Id,
  situacao: SituacaoPedido,
  cobrancaId: Type.Union([Id, Type.Null()]),
  cobranca: Type.Union([SituacaoCobrancaExterna, Type.Null()]),
});
export type EventoCobranca = Static<typeof EventoCobranca>;
