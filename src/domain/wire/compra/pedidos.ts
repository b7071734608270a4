import { Type, type Static } from 'typebox';
import { MAXIMO_POLTRONAS, MAXIMO_TRECHOS } from '../../base/constantes';
import { DescontoBalcao } from '../agencia/balcao';
import { Beneficio, Celular, CriancaColo, Documento, TipoBeneficio } from '../base/pessoas';
import {
  Centavos,
  Classe,
  Cpf,
  Dia,
  Email,
  Id,
  Instante,
  Linha,
  Nascimento,
  Nome,
  Poltrona,
  Sentido,
  closed,
} from '../base/campos';
import { Parada, Preco } from '../viagens/viagens';
import { Adicionais, AdicionaisVendidos } from './adicionais';
import { Tomador, TomadorDoPedido } from './tomador';

/** `poltrona` is a seat of the hold; `trecho` is the leg's index, 0 for a single trip. */
export const PassageiroPedido = closed({
  trecho: Type.Optional(Type.Integer({ minimum: 0, maximum: MAXIMO_TRECHOS - 1 })),
  poltrona: Poltrona,
  nome: Nome,
  documento: Documento,
  dataNascimento: Nascimento,
  celular: Type.Optional(Celular),
  /**
   * The buyer's declaration that an authorisation will be shown, for a passenger under 16 without an adult in the
   * order.
   */
  autorizacaoMenor: Type.Optional(Type.Boolean()),
  beneficio: Type.Optional(Beneficio),
  colo: Type.Optional(CriancaColo),
  adicionais: Type.Optional(Adicionais),
});
export type PassageiroPedido = Static<typeof PassageiroPedido>;

/** The buyer. All fields are required online; a counter sale requires only the name (`refuseComprador`). */
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
  passageiros: Type.Array(PassageiroPedido, { minItems: 1, maxItems: MAXIMO_TRECHOS * MAXIMO_POLTRONAS }),
  cupom: Type.Optional(Linha(0, 20)),
  seguro: Type.Optional(Type.Boolean()),
  /** The company in whose name the documents are issued. */
  tomador: Type.Optional(Tomador),
  /** Pays with the person's credit first; the server says how much that is. Ignored at a counter. */
  usarCredito: Type.Optional(Type.Boolean()),
  /** Accepted from operators only. */
  descontoBalcao: Type.Optional(DescontoBalcao),
  /** The displayed total, less the credit; the order is refused when the price has changed. */
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

/** State of a ticket. */
export const SituacaoBilhete = Type.Union([
  Type.Literal('emitido'),
  Type.Literal('cancelado'),
  Type.Literal('embarcado'),
  Type.Literal('remarcado'),
  Type.Literal('transferido'),
  Type.Literal('nao_embarcou'),
]);
export type SituacaoBilhete = Static<typeof SituacaoBilhete>;

/** The way of a refund; `credito` is the person's credit. */
export const MeioDevolucao = Type.Union([
  Type.Literal('pix'),
  Type.Literal('cartao'),
  Type.Literal('dinheiro'),
  Type.Literal('boleto'),
  Type.Literal('credito'),
]);

/** A refund. */
export const EstornoPedido = Type.Object({
  valorCentavos: Centavos,
  meio: MeioDevolucao,
  situacao: Type.Union([
    Type.Literal('pendente'),
    Type.Literal('em_processamento'),
    Type.Literal('feito'),
    Type.Literal('nao_realizado'),
  ]),
  criadoEm: Instante,
  concluidoEm: Type.Union([Instante, Type.Null()]),
  /** Expected day of arrival. */
  previsao: Dia,
});
export type EstornoPedido = Static<typeof EstornoPedido>;

/** One seat of an order; `bilheteId` is set once issued. */
export const ItemPedido = Type.Object({
  trecho: Type.Integer(),
  /** The way of its trip; absent where the places tell it. */
  sentido: Type.Optional(Sentido),
  viagemId: Type.String(),
  poltrona: Poltrona,
  classe: Classe,
  passageiro: Type.String(),
  partida: Parada,
  chegada: Parada,
  /** Present where operations said that the trip is over, which may be before its arrival's time. */
  encerrada: Type.Optional(Type.Literal(true)),
  preco: Preco,
  /** Discount on `preco`, and the gratuity it was bought with. */
  descontoCentavos: Type.Optional(Centavos),
  beneficio: Type.Optional(TipoBeneficio),
  /** Name of the child on the lap. */
  colo: Type.Optional(Type.String()),
  /** The extras sold with the seat, each at its price. */
  adicionais: Type.Optional(AdicionaisVendidos),
  /** Extras that were sold with the seat and given back since, while its ticket stayed valid. */
  adicionaisCancelados: Type.Optional(AdicionaisVendidos),
  bilheteId: Type.Union([Id, Type.Null()]),
  /** The originally chosen seat, when it was lost before payment and replaced. */
  poltronaOriginal: Type.Optional(Poltrona),
  bilheteSituacao: Type.Optional(SituacaoBilhete),
  /** Id of the order with the replacement ticket. */
  novoPedidoId: Type.Optional(Id),
});
export type ItemPedido = Static<typeof ItemPedido>;

/** Pending issue of a paid order: failed attempts at the operator system, and time of the next one. */
const EmissaoPendente = Type.Object({
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
  /** Expiry of the hold; null once paid. */
  expiraEm: Type.Union([Instante, Type.Null()]),
  /** Due date of the boleto that the seats are held for; absent without an open one. */
  boletoVence: Type.Optional(Dia),
  totalCentavos: Centavos,
  /** Total of all discounts by gratuity and coupon; absent without one. */
  descontoCentavos: Type.Optional(Centavos),
  cupom: Type.Optional(Type.String()),
  /** Part of the discount given by an operator at the counter. */
  descontoBalcaoCentavos: Type.Optional(Centavos),
  seguroViagemCentavos: Type.Optional(Centavos),
  itens: Type.Array(ItemPedido),
  /** Present only between a failed attempt to issue and the next one. */
  emissao: Type.Optional(EmissaoPendente),
  /** Credit of an exchanged or transferred ticket. */
  creditoCentavos: Type.Optional(Centavos),
  /** The part that the person's credit paid; `totalCentavos` is the rest. */
  creditoUsadoCentavos: Type.Optional(Centavos),
  estornos: Type.Optional(Type.Array(EstornoPedido)),
  /** Absent where nobody but the buyer is named. */
  tomador: Type.Optional(TomadorDoPedido),
  /** The buyer's address, masked; present where its mail server refused our last e-mail. */
  emailRecusado: Type.Optional(Type.String()),
});
export type Pedido = Static<typeof Pedido>;

/** PUT body: another address in the place of a refused one. */
export const CorrecaoEmail = closed({ email: Email });
export type CorrecaoEmail = Static<typeof CorrecaoEmail>;

export const CobrancaPix = Type.Object({
  txid: Type.String(),
  pixCopiaECola: Type.String(),
  expiraEm: Instante,
  /** Time left by the server's clock, for devices with a wrong clock. */
  restanteMs: Type.Integer({ minimum: 0 }),
  /** Whether it can be paid in the app of a bank too (`POST …/Pix/Iniciacoes`). */
  pagavelNoBanco: Type.Optional(Type.Boolean()),
});
export type CobrancaPix = Static<typeof CobrancaPix>;

/** Message of the stream `GET /Pedidos/{id}/Eventos`: the order's new state, without personal data. */
export const EventoPedido = Type.Object({ id: Id, situacao: SituacaoPedido });
export type EventoPedido = Static<typeof EventoPedido>;
