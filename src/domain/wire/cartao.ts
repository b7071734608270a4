import { Type, type Static } from 'typebox';
import { Centavos, Instante, closed } from './campos';

export const TipoCartaoWire = Type.Union([Type.Literal('credito'), Type.Literal('debito')]);

/** What the card's bank asks about the browser (EMV 3DS 2); the rest of it stands in the request's headers. */
export const DispositivoNavegador = closed({
  idioma: Type.String({ minLength: 1, maxLength: 35, pattern: '^[A-Za-z0-9-]+$' }),
  larguraTela: Type.Integer({ minimum: 0, maximum: 100_000 }),
  alturaTela: Type.Integer({ minimum: 0, maximum: 100_000 }),
  profundidadeCor: Type.Integer({ minimum: 0, maximum: 64 }),
  fusoMinutos: Type.Integer({ minimum: -900, maximum: 900 }),
});
export type DispositivoNavegador = Static<typeof DispositivoNavegador>;

/**
 * `token` stands for the card and is good once: the acquirer's own page made it. Never a number: digits alone, or thirteen in a
 * row are refused.
 */
export const NovoPagamentoCartao = closed({
  token: Type.String({ minLength: 16, maxLength: 64, pattern: '^(?=.*[A-Za-z])(?!.*[0-9]{13})[A-Za-z0-9_-]+$' }),
  tipo: TipoCartaoWire,
  parcelas: Type.Integer({ minimum: 1, maximum: 12 }),
  dispositivo: DispositivoNavegador,
});
export type NovoPagamentoCartao = Static<typeof NovoPagamentoCartao>;

export const SituacaoCartao = Type.Union([
  Type.Literal('aprovado'),
  Type.Literal('recusado'),
  Type.Literal('desafio'),
  Type.Literal('em_analise'),
]);
export type SituacaoCartao = Static<typeof SituacaoCartao>;

/**
 * The bank's question: a page of another origin, which names `nonce` when it is done. `restanteMs` is what was left of
 * it when this was said.
 */
export const DesafioCartao = Type.Object({
  url: Type.String(),
  nonce: Type.String(),
  expiraEm: Instante,
  restanteMs: Type.Integer({ minimum: 0 }),
});
export type DesafioCartao = Static<typeof DesafioCartao>;

/** What became of the latest attempt to pay by card. */
export const PagamentoCartao = Type.Object({
  situacao: SituacaoCartao,
  /** For the person. */
  mensagem: Type.String(),
  tipo: TipoCartaoWire,
  parcelas: Type.Integer(),
  valorCentavos: Centavos,
  bandeira: Type.Union([Type.String(), Type.Null()]),
  final4: Type.Union([Type.String(), Type.Null()]),
  desafio: Type.Union([DesafioCartao, Type.Null()]),
});
export type PagamentoCartao = Static<typeof PagamentoCartao>;

/** How an order may be paid by card, and how that stands. */
export const CartaoDoPedido = Type.Object({
  totalCentavos: Centavos,
  opcoes: Type.Array(Type.Object({ parcelas: Type.Integer(), valorCentavos: Centavos, primeiraCentavos: Centavos })),
  pagamento: Type.Union([PagamentoCartao, Type.Null()]),
});
export type CartaoDoPedido = Static<typeof CartaoDoPedido>;
