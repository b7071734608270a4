import { Type, type Static } from 'typebox';
import { PADRAO_DOCUMENTO, TAMANHO_DOCUMENTO } from '../../base/pessoa/documentoProcurado';
import { situacoesViagem } from '../../viagens/situacaoViagem';
import { Classe, closed, Poltrona, ViagemId } from '../base/campos';
import { SituacaoBilhete } from '../compra/pedidos';
import { Parada } from '../viagens/viagens';

/**
 * An order named by its localizador and by a CPF of the buyer or a document of a passenger. Both travel in the body:
 * addresses are kept in logs and histories.
 */
export const ProcuraPedido = closed({
  localizador: Type.String({ pattern: '^[A-Za-z0-9]{6}$' }),
  documento: Type.String({
    minLength: TAMANHO_DOCUMENTO.minimo,
    maxLength: TAMANHO_DOCUMENTO.maximo,
    pattern: PADRAO_DOCUMENTO,
  }),
});
export type ProcuraPedido = Static<typeof ProcuraPedido>;

/** The departure as it stands now. */
const AndamentoEncontrado = Type.Object({
  situacao: Type.Unsafe<(typeof situacoesViagem)[number]>({ type: 'string', enum: [...situacoesViagem] }),
  atrasoMinutos: Type.Integer(),
  /** Expected wall clock of the boarding, where it differs from the plan. */
  previsao: Type.Union([Type.Object({ dia: Type.String(), hora: Type.String() }), Type.Null()]),
  motivo: Type.Union([Type.String(), Type.Null()]),
});

/** A seat of an order with what its passenger needs at the door. No code that boards, and nobody's data in full. */
export const BilheteEncontrado = Type.Object({
  /** `em_emissao`: paid, and the ticket is being issued. */
  situacao: Type.Union([SituacaoBilhete, Type.Literal('em_emissao')]),
  viagemId: ViagemId,
  linha: Type.String(),
  operadora: Type.String(),
  partida: Parada,
  chegada: Parada,
  plataforma: Type.Union([Type.String(), Type.Null()]),
  poltrona: Poltrona,
  classe: Classe,
  /** `A*** S***`, `CPF ***.982.***-**`. */
  passageiro: Type.Object({ nome: Type.String(), documento: Type.String() }),
  /** Null where the departure is no longer known. */
  andamento: Type.Union([AndamentoEncontrado, Type.Null()]),
});
export type BilheteEncontrado = Static<typeof BilheteEncontrado>;

/** The seats of an order that a document opens: all of them to the buyer's, its own to a passenger's. */
export const BilhetesEncontrados = Type.Object({
  localizador: Type.String(),
  /** The buyer's address, masked, where the tickets can be sent to it; else null. */
  email: Type.Union([Type.String(), Type.Null()]),
  bilhetes: Type.Array(BilheteEncontrado),
});
export type BilhetesEncontrados = Static<typeof BilhetesEncontrados>;

/** Where the tickets were sent, masked. */
export const BilhetesEnviados = Type.Object({ para: Type.String() });
export type BilhetesEnviados = Static<typeof BilhetesEnviados>;
