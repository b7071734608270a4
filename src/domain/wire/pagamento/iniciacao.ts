import { Type, type Static } from 'typebox';
import { Instante, closed } from '../base/campos';

/** A bank in whose app a Pix charge can be paid. */
export const Banco = Type.Object({ id: Type.String(), nome: Type.String() });
export type Banco = Static<typeof Banco>;

const BancoId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._-]+$' });

export const NovaIniciacao = closed({ bancoId: BancoId });
export type NovaIniciacao = Static<typeof NovaIniciacao>;

/**
 * State of an initiation at the bank. `autorizada`: approved, and the Pix is on its way; `paga`: the bank has sent it. Only the
 * order says that the money came.
 */
export const SituacaoIniciacao = Type.Union([
  Type.Literal('aguardando'),
  Type.Literal('autorizada'),
  Type.Literal('paga'),
  Type.Literal('recusada'),
  Type.Literal('cancelada'),
  Type.Literal('expirada'),
]);
export type SituacaoIniciacao = Static<typeof SituacaoIniciacao>;

/** Reason for which a bank refused, as far as the person can do something about it. */
export const MotivoIniciacao = Type.Union([
  Type.Literal('saldo'),
  Type.Literal('limite'),
  Type.Literal('conta'),
  Type.Literal('cobranca'),
  Type.Literal('banco'),
]);
export type MotivoIniciacao = Static<typeof MotivoIniciacao>;

/** The payment of a Pix charge in the app of a bank, from its start to what the bank decided. */
export const IniciacaoPix = Type.Object({
  id: Type.String(),
  banco: Banco,
  situacao: SituacaoIniciacao,
  motivo: Type.Union([MotivoIniciacao, Type.Null()]),
  /** The bank's page of consent, https or of this site; null once the bank has decided. */
  url: Type.Union([Type.String(), Type.Null()]),
  /** Until when the person may approve. */
  expiraEm: Instante,
});
export type IniciacaoPix = Static<typeof IniciacaoPix>;
