import { Type, type Static } from 'typebox';
import { TipoCartaoWire } from './cartao';
import { Centavos, Id, Instante, closed } from './campos';
import { SituacaoPedido } from './pedidos';

/** A charge by link lets whoever pays choose, up to so many instalments; at a terminal the operator has chosen. */
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
  /** For the operator. */
  mensagem: Type.String(),
  tipo: Type.Union([TipoCartaoWire, Type.Null()]),
  parcelas: Type.Integer(),
  valorCentavos: Centavos,
  /** Where it is paid; null at a terminal, and once it is over. */
  url: Type.Union([Type.String(), Type.Null()]),
  expiraEm: Instante,
  /** What is left of it by the server's clock. */
  restanteMs: Type.Integer({ minimum: 0 }),
  criadaEm: Instante,
  operador: Type.String(),
  /** With what it was paid. */
  cartao: Type.Union([
    Type.Object({ tipo: TipoCartaoWire, parcelas: Type.Integer(), bandeira: Type.String(), final4: Type.String() }),
    Type.Null(),
  ]),
});
export type CobrancaExterna = Static<typeof CobrancaExterna>;

/** An order as the one who charges it needs it, and all its charges outside the shop, the latest first. */
export const PagamentoExterno = Type.Object({
  pedidoId: Id,
  localizador: Type.String(),
  situacao: SituacaoPedido,
  comprador: Type.String(),
  viagem: Type.String(),
  totalCentavos: Centavos,
  expiraEm: Type.Union([Instante, Type.Null()]),
  /** Why it can't be charged now; null where it can. */
  impedimento: Type.Union([Type.String(), Type.Null()]),
  opcoes: Type.Array(Type.Object({ parcelas: Type.Integer(), valorCentavos: Centavos, primeiraCentavos: Centavos })),
  cobrancas: Type.Array(CobrancaExterna),
});
export type PagamentoExterno = Static<typeof PagamentoExterno>;

/** What the stream tells: how order and latest charge stand, nothing personal. */
export const EventoCobranca = Type.Object({
  pedidoId: Id,
  situacao: SituacaoPedido,
  cobrancaId: Type.Union([Id, Type.Null()]),
  cobranca: Type.Union([SituacaoCobrancaExterna, Type.Null()]),
});
export type EventoCobranca = Static<typeof EventoCobranca>;
