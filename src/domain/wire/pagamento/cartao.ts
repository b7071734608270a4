import { Type, type Static } from 'typebox';
import { Centavos, Id, Instante, closed } from '../base/campos';
import { PagamentoDaCarteira } from './carteira';

export const TipoCartaoWire = Type.Union([Type.Literal('credito'), Type.Literal('debito')]);

/** Browser data required by EMV 3DS 2; the rest is in the request's headers. */
export const DispositivoNavegador = closed({
  idioma: Type.String({ minLength: 1, maxLength: 35, pattern: '^[A-Za-z0-9-]+$' }),
  larguraTela: Type.Integer({ minimum: 0, maximum: 100_000 }),
  alturaTela: Type.Integer({ minimum: 0, maximum: 100_000 }),
  profundidadeCor: Type.Integer({ minimum: 0, maximum: 64 }),
  fusoMinutos: Type.Integer({ minimum: -900, maximum: 900 }),
});
export type DispositivoNavegador = Static<typeof DispositivoNavegador>;

/**
 * `token` is a single-use token issued by the acquirer's page: of the typed card, or with `cartaoId` of the security code
 * typed for a saved one. It must never be a card number: digits only, or thirteen digits in a row, are refused. A wallet
 * pays with `carteira` in its place, by credit and at once (`carteiraOf`).
 */
export const NovoPagamentoCartao = closed({
  token: Type.Optional(
    Type.String({ minLength: 16, maxLength: 64, pattern: '^(?=.*[A-Za-z])(?!.*[0-9]{13})[A-Za-z0-9_-]+$' }),
  ),
  carteira: Type.Optional(PagamentoDaCarteira),
  tipo: TipoCartaoWire,
  parcelas: Type.Integer({ minimum: 1, maximum: 12 }),
  dispositivo: DispositivoNavegador,
  /** The saved card to pay with. */
  cartaoId: Type.Optional(Id),
  /** Keep the typed card for later purchases once it has paid. */
  guardar: Type.Optional(Type.Boolean()),
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
 * The bank's 3DS challenge: a page of another origin that posts `nonce` when done. `restanteMs` is the time left when
 * the response was created.
 */
export const DesafioCartao = Type.Object({
  url: Type.String(),
  nonce: Type.String(),
  expiraEm: Instante,
  restanteMs: Type.Integer({ minimum: 0 }),
});
export type DesafioCartao = Static<typeof DesafioCartao>;

/** Outcome of the latest card attempt. */
export const PagamentoCartao = Type.Object({
  situacao: SituacaoCartao,
  /** User-facing text. */
  mensagem: Type.String(),
  tipo: TipoCartaoWire,
  parcelas: Type.Integer(),
  valorCentavos: Centavos,
  bandeira: Type.Union([Type.String(), Type.Null()]),
  final4: Type.Union([Type.String(), Type.Null()]),
  desafio: Type.Union([DesafioCartao, Type.Null()]),
});
export type PagamentoCartao = Static<typeof PagamentoCartao>;

/** Card payment options of an order, and the latest attempt. */
export const CartaoDoPedido = Type.Object({
  totalCentavos: Centavos,
  opcoes: Type.Array(Type.Object({ parcelas: Type.Integer(), valorCentavos: Centavos, primeiraCentavos: Centavos })),
  pagamento: Type.Union([PagamentoCartao, Type.Null()]),
});
export type CartaoDoPedido = Static<typeof CartaoDoPedido>;
