import { Type, type Static, type TSchema } from 'typebox';
import { motivosCancelamento, motivosTroca } from '../../posVenda/posVenda';
import {
  Centavos,
  Dia,
  Id,
  Instante,
  LocalidadeId,
  Nascimento,
  Nome,
  Poltrona,
  ViagemId,
  closed,
} from '../base/campos';
import { Celular, Documento } from '../base/pessoas';
import { AdicionaisVendidos, AdicionalVendido } from '../compra/adicionais';
import { MeioDevolucao } from '../compra/pedidos';
import { OfertaCredito } from '../conta/creditos';

const oneOf = <T extends string>(values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values] });
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const Meio = MeioDevolucao;

/** Figures of the policy, for explanations. */
const numeros = {
  horasMinimas: Type.Integer(),
  diasArrependimento: Type.Integer(),
  diasValidade: Type.Integer(),
  minutosAtraso: Type.Integer(),
};

/** The part that comes back as credit whatever is chosen, since credit paid it; absent where credit paid nothing. */
const voltaEmCreditoCentavos = Type.Optional(Centavos);

const emCredito = {
  voltaEmCreditoCentavos,
  /** Credit with a bonus that is offered for the money; absent where none is offered. */
  credito: Type.Optional(OfertaCredito),
};

/** Preview of cancelling one ticket now: the refund and the rule applied. */
export const PreviaCancelamento = Type.Object({
  bilheteId: Id,
  passageiro: Type.String(),
  poltrona: Poltrona,
  permitido: Type.Boolean(),
  motivo: oneOf(motivosCancelamento),
  pagoCentavos: Centavos,
  tarifaCentavos: Centavos,
  multaCentavos: Centavos,
  devolverCentavos: Centavos,
  /** Hours until departure; negative afterwards. */
  horasAntes: Type.Integer(),
  ...numeros,
  pctMulta: Type.Integer(),
  baseLegal: Type.String(),
  /** Time until which the preview holds. */
  validoAte: orNull(Instante),
  /** Refund method; null without a refund. */
  meio: orNull(Meio),
  previsao: orNull(Dia),
  ...emCredito,
});
export type PreviaCancelamento = Static<typeof PreviaCancelamento>;

/** Preview of cancelling one kind of extra of a ticket: the sums are those of the extra, of which there is no fee. */
export const PreviaCancelamentoAdicional = Type.Object({
  ...Type.Omit(PreviaCancelamento, ['credito']).properties,
  adicional: AdicionalVendido,
});
export type PreviaCancelamentoAdicional = Static<typeof PreviaCancelamentoAdicional>;

/** Preview of cancelling the rest of an order. */
export const PreviaCancelamentoPedido = Type.Object({
  pedidoId: Id,
  devolverCentavos: Centavos,
  bilhetes: Type.Array(PreviaCancelamento),
  ...emCredito,
});
export type PreviaCancelamentoPedido = Static<typeof PreviaCancelamentoPedido>;

/** The displayed refund and the part of it that is credit again, confirmed by the person. */
const confirmados = { devolverCentavos: Centavos, voltaEmCreditoCentavos };
export const ConfirmacaoCancelamento = closed(confirmados);
export type ConfirmacaoCancelamento = Static<typeof ConfirmacaoCancelamento>;

/** The same from the tickets' owner, who may name the offered credit: then it is granted in the place of the money. */
export const ConfirmacaoDoDono = closed({ ...confirmados, creditoCentavos: Type.Optional(Centavos) });
export type ConfirmacaoDoDono = Static<typeof ConfirmacaoDoDono>;

/** Result of a cancellation; the refund is tracked in the order's `estornos`. */
export const Cancelamento = Type.Object({
  pedidoId: Id,
  devolverCentavos: Centavos,
  meio: orNull(Meio),
  previsao: orNull(Dia),
  ...emCredito,
});
export type Cancelamento = Static<typeof Cancelamento>;

/** The chosen departure and seat. */
const escolha = {
  viagemId: ViagemId,
  localidadeOrigem: LocalidadeId,
  localidadeDestino: LocalidadeId,
  poltrona: Poltrona,
};
/** Preview request; without a chosen trip it returns only the conditions. */
export const ConsultaRemarcacao = closed({
  viagemId: Type.Optional(ViagemId),
  localidadeOrigem: Type.Optional(LocalidadeId),
  localidadeDestino: Type.Optional(LocalidadeId),
  poltrona: Type.Optional(Type.String({ pattern: '^[1-9][0-9]?$' })),
});
export type ConsultaRemarcacao = Static<typeof ConsultaRemarcacao>;

/** The extras of the ticket that go along to the chosen trip, and those that have no room there: their money comes back. */
const AdicionaisDaTroca = Type.Object({ levados: AdicionaisVendidos, devolvidos: AdicionaisVendidos });

/** Price of the chosen seat, with what goes along, and settlement of the exchange. */
const AcertoRemarcacao = Type.Object({
  novoCentavos: Centavos,
  creditoCentavos: Centavos,
  cobrarCentavos: Centavos,
  devolverCentavos: Centavos,
  meio: orNull(Meio),
  previsao: orNull(Dia),
  voltaEmCreditoCentavos,
  /** Absent for a ticket without extras. */
  adicionais: Type.Optional(AdicionaisDaTroca),
});

const condicoes = {
  bilheteId: Id,
  permitido: Type.Boolean(),
  motivo: oneOf(motivosTroca),
  pagoCentavos: Centavos,
  taxaCentavos: Centavos,
  ...numeros,
  pctRemarcacao: Type.Integer(),
  baseLegal: Type.String(),
  /** Latest new departure. */
  validaAte: Instante,
};

export const PreviaRemarcacao = Type.Object({
  ...condicoes,
  /** True when the right to a refund is lost; the new ticket does not restore it. */
  semReembolso: Type.Boolean(),
  /** Line and section to which the exchange is restricted. */
  linha: Type.String(),
  localidadeOrigem: LocalidadeId,
  localidadeDestino: LocalidadeId,
  acerto: orNull(AcertoRemarcacao),
});
export type PreviaRemarcacao = Static<typeof PreviaRemarcacao>;

export const ConfirmacaoRemarcacao = closed({ ...escolha, cobrarCentavos: Centavos, devolverCentavos: Centavos });
export type ConfirmacaoRemarcacao = Static<typeof ConfirmacaoRemarcacao>;

/** The order of the new ticket, unpaid when an amount is due. */
export const Troca = Type.Object({
  pedidoId: Id,
  situacao: oneOf(['concluida', 'a_pagar', 'emitindo', 'recusada']),
  bilheteId: orNull(Id),
  cobrarCentavos: Centavos,
  devolverCentavos: Centavos,
});
export type Troca = Static<typeof Troca>;

export const PreviaTransferencia = Type.Object(condicoes);
export type PreviaTransferencia = Static<typeof PreviaTransferencia>;

/** The new traveller. */
export const ConfirmacaoTransferencia = closed({
  nome: Nome,
  documento: Documento,
  dataNascimento: Nascimento,
  celular: Type.Optional(Celular),
  autorizacaoMenor: Type.Optional(Type.Boolean()),
});
export type ConfirmacaoTransferencia = Static<typeof ConfirmacaoTransferencia>;
