import { Type, type Static } from 'typebox';
import { DescontoBalcao } from './balcao';
import { Beneficio, Celular, CriancaColo, Documento, TipoBeneficio } from './pessoas';
import { Centavos, Classe, Cpf, Dia, Email, Id, Instante, Linha, Nascimento, Nome, Poltrona, closed } from './campos';
import { Parada, Preco } from './viagens';

/** `poltrona` names a seat of the hold; `trecho` counts from 0 and is 0 for a single trip. */
export const PassageiroPedido = closed({
  trecho: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  poltrona: Poltrona,
  nome: Nome,
  documento: Documento,
  dataNascimento: Nascimento,
  celular: Type.Optional(Celular),
  /** Under 16 without an adult in the order: the buyer declares that an authorisation will be shown. */
  autorizacaoMenor: Type.Optional(Type.Boolean()),
  beneficio: Type.Optional(Beneficio),
  colo: Type.Optional(CriancaColo),
});
export type PassageiroPedido = Static<typeof PassageiroPedido>;

/** Who buys for themselves gives all of it; at a counter the name is enough (`refuseComprador`). */
export const Comprador = closed({
  nome: Nome,
  cpf: Type.Optional(Cpf),
  email: Type.Optional(Email),
  celular: Type.Optional(Celular),
});
export type Comprador = Static<typeof Comprador>;

export const NovoPedido = closed({
  reservaId: Id,
  comprador: Comprador,
  passageiros: Type.Array(PassageiroPedido, { minItems: 1, maxItems: 12 }),
  cupom: Type.Optional(Linha(0, 20)),
  seguro: Type.Optional(Type.Boolean()),
  /** Only an operator gives one. */
  descontoBalcao: Type.Optional(DescontoBalcao),
  /** The total that the person was shown: where it costs something else by now, nothing is made and they are told. */
  totalEsperadoCentavos: Type.Optional(Centavos),
});
export type NovoPedido = Static<typeof NovoPedido>;

export const SituacaoPedido = Type.Union([
  Type.Literal('reservado'),
  Type.Literal('aguardando_pagamento'),
  Type.Literal('pago'),
  Type.Literal('emitindo'),
  Type.Literal('emitido'),
  Type.Literal('emitido_parcial'),
  Type.Literal('reserva_expirada'),
  Type.Literal('pagamento_recusado'),
  Type.Literal('pagamento_expirado'),
  Type.Literal('pago_sem_poltrona'),
  Type.Literal('estorno_em_processamento'),
  Type.Literal('estornado'),
  Type.Literal('cancelado'),
]);
export type SituacaoPedido = Static<typeof SituacaoPedido>;

/** What became of a ticket. */
export const SituacaoBilhete = Type.Union([
  Type.Literal('emitido'),
  Type.Literal('cancelado'),
  Type.Literal('embarcado'),
  Type.Literal('remarcado'),
  Type.Literal('transferido'),
  Type.Literal('nao_embarcou'),
]);
export type SituacaoBilhete = Static<typeof SituacaoBilhete>;

/** Money on its way back. */
export const EstornoPedido = Type.Object({
  valorCentavos: Centavos,
  meio: Type.Union([Type.Literal('pix'), Type.Literal('cartao'), Type.Literal('dinheiro')]),
  situacao: Type.Union([
    Type.Literal('pendente'),
    Type.Literal('em_processamento'),
    Type.Literal('feito'),
    Type.Literal('nao_realizado'),
  ]),
  criadoEm: Instante,
  concluidoEm: Type.Union([Instante, Type.Null()]),
  /** The day by which it arrives. */
  previsao: Dia,
});
export type EstornoPedido = Static<typeof EstornoPedido>;

/** One seat of an order; `bilheteId` once it is issued. */
export const ItemPedido = Type.Object({
  trecho: Type.Integer(),
  viagemId: Type.String(),
  poltrona: Poltrona,
  classe: Classe,
  passageiro: Type.String(),
  partida: Parada,
  chegada: Parada,
  preco: Preco,
  /** What this seat cost less than its `preco`, and the gratuity it was bought with. */
  descontoCentavos: Type.Optional(Centavos),
  beneficio: Type.Optional(TipoBeneficio),
  /** The name of the child on the lap. */
  colo: Type.Optional(Type.String()),
  bilheteId: Type.Union([Id, Type.Null()]),
  /** The seat that was chosen, where it was gone when the money came and another took its place. */
  poltronaOriginal: Type.Optional(Poltrona),
  bilheteSituacao: Type.Optional(SituacaoBilhete),
  /** The order with the ticket that replaces this one. */
  novoPedidoId: Type.Optional(Id),
});
export type ItemPedido = Static<typeof ItemPedido>;

/** Why the operator has not issued all of a paid order yet: refused or silent so many times, tried again then. */
export const EmissaoPendente = Type.Object({
  tentativas: Type.Integer(),
  proximaEm: Instante,
  poltronas: Type.Array(Poltrona),
});
export type EmissaoPendente = Static<typeof EmissaoPendente>;

export const Pedido = Type.Object({
  id: Id,
  localizador: Type.String(),
  situacao: SituacaoPedido,
  criadoEm: Instante,
  /** When the hold under it ends; null once paid. */
  expiraEm: Type.Union([Instante, Type.Null()]),
  totalCentavos: Centavos,
  /** All that its seats cost less, by gratuity and coupon; left out where nothing was. */
  descontoCentavos: Type.Optional(Centavos),
  cupom: Type.Optional(Type.String()),
  /** What of it an operator took off at the counter. */
  descontoBalcaoCentavos: Type.Optional(Centavos),
  seguroViagemCentavos: Type.Optional(Centavos),
  itens: Type.Array(ItemPedido),
  /** Only while an attempt to issue has failed and the next is still to come. */
  emissao: Type.Optional(EmissaoPendente),
  /** What an exchanged or transferred ticket brought along. */
  creditoCentavos: Type.Optional(Centavos),
  estornos: Type.Optional(Type.Array(EstornoPedido)),
});
export type Pedido = Static<typeof Pedido>;

export const CobrancaPix = Type.Object({
  txid: Type.String(),
  pixCopiaECola: Type.String(),
  expiraEm: Instante,
  /** What is left of it by the server's clock, for devices whose own is wrong. */
  restanteMs: Type.Integer({ minimum: 0 }),
});
export type CobrancaPix = Static<typeof CobrancaPix>;

/** What `GET /Pedidos/{id}/Eventos` streams: the order's new state, nothing personal. */
export const EventoPedido = Type.Object({ id: Id, situacao: SituacaoPedido });
export type EventoPedido = Static<typeof EventoPedido>;
