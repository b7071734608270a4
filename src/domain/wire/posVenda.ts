import { Type, type Static, type TSchema } from 'typebox';
import { motivosCancelamento, motivosTroca } from '../posVenda';
import { Centavos, Dia, Id, Instante, LocalidadeId, Nascimento, Nome, Poltrona, ViagemId, closed } from './campos';
import { Celular, Documento } from './pessoas';

const oneOf = <T extends string>(values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values] });
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const Meio = Type.Union([Type.Literal('pix'), Type.Literal('cartao'), Type.Literal('dinheiro')]);

/** The rule's own numbers, for words. */
const numeros = {
  horasMinimas: Type.Integer(),
  diasArrependimento: Type.Integer(),
  diasValidade: Type.Integer(),
  minutosAtraso: Type.Integer(),
};

/** What cancelling one ticket would give back now, and by which rule. */
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
  /** Hours until departure, negative after it. */
  horasAntes: Type.Integer(),
  ...numeros,
  pctMulta: Type.Integer(),
  baseLegal: Type.String(),
  /** Until when it stays so. */
  validoAte: orNull(Instante),
  /** By which way the money goes back; null where none does. */
  meio: orNull(Meio),
  previsao: orNull(Dia),
});
export type PreviaCancelamento = Static<typeof PreviaCancelamento>;

/** The same for all that is left of an order. */
export const PreviaCancelamentoPedido = Type.Object({
  pedidoId: Id,
  devolverCentavos: Centavos,
  bilhetes: Type.Array(PreviaCancelamento),
});
export type PreviaCancelamentoPedido = Static<typeof PreviaCancelamentoPedido>;

/** The sum that the person saw and agrees to. */
export const ConfirmacaoCancelamento = closed({ devolverCentavos: Centavos });
export type ConfirmacaoCancelamento = Static<typeof ConfirmacaoCancelamento>;

/** What became of it; the money's way is in the order's `estornos`. */
export const Cancelamento = Type.Object({
  pedidoId: Id,
  devolverCentavos: Centavos,
  meio: orNull(Meio),
  previsao: orNull(Dia),
});
export type Cancelamento = Static<typeof Cancelamento>;

/** The departure and seat that are wanted instead. */
const escolha = {
  viagemId: ViagemId,
  localidadeOrigem: LocalidadeId,
  localidadeDestino: LocalidadeId,
  poltrona: Poltrona,
};
/** Without a choice only the conditions are told. */
export const ConsultaRemarcacao = closed({
  viagemId: Type.Optional(ViagemId),
  localidadeOrigem: Type.Optional(LocalidadeId),
  localidadeDestino: Type.Optional(LocalidadeId),
  poltrona: Type.Optional(Type.String({ pattern: '^[1-9][0-9]?$' })),
});
export type ConsultaRemarcacao = Static<typeof ConsultaRemarcacao>;

/** What the chosen seat costs, and how the money settles. */
export const AcertoRemarcacao = Type.Object({
  novoCentavos: Centavos,
  creditoCentavos: Centavos,
  cobrarCentavos: Centavos,
  devolverCentavos: Centavos,
  meio: orNull(Meio),
  previsao: orNull(Dia),
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
  /** A new departure lies before this. */
  validaAte: Instante,
};

export const PreviaRemarcacao = Type.Object({
  ...condicoes,
  /** The right to a refund is lost already, and the new ticket does not bring it back. */
  semReembolso: Type.Boolean(),
  /** The line and section that it must stay on. */
  linha: Type.String(),
  localidadeOrigem: LocalidadeId,
  localidadeDestino: LocalidadeId,
  acerto: orNull(AcertoRemarcacao),
});
export type PreviaRemarcacao = Static<typeof PreviaRemarcacao>;

export const ConfirmacaoRemarcacao = closed({ ...escolha, cobrarCentavos: Centavos, devolverCentavos: Centavos });
export type ConfirmacaoRemarcacao = Static<typeof ConfirmacaoRemarcacao>;

/** The order that holds the new ticket; it is still to be paid where something is owed. */
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

/** Who travels instead. */
export const ConfirmacaoTransferencia = closed({
  nome: Nome,
  documento: Documento,
  dataNascimento: Nascimento,
  celular: Type.Optional(Celular),
  autorizacaoMenor: Type.Optional(Type.Boolean()),
});
export type ConfirmacaoTransferencia = Static<typeof ConfirmacaoTransferencia>;
