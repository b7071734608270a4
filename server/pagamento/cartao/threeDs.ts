import type { Bandeira, TipoCartao } from '../../../src/domain/cartao';
import type { Authentication, TransStatus } from './cardPort';

/** What follows from a bank's word about who is paying. */
export type ThreeDsVerdict = 'autorizar' | 'desafiar' | 'autenticacao' | 'sem_autenticacao';

interface Proofs {
  full: string;
  attempt: string;
}

const usual: Proofs = { full: '05', attempt: '06' };
/** The ECI by which each brand says that the bank answers for fraud. */
const proofs: Record<Bandeira, Proofs> = {
  visa: usual,
  elo: usual,
  amex: usual,
  hipercard: usual,
  mastercard: { full: '02', attempt: '01' },
};

interface Question {
  authentication: Pick<Authentication, 'transStatus' | 'eci' | 'bandeira'>;
  tipo: TipoCartao;
  valorCentavos: number;
  /** Credit without proof is risked up to here. */
  limiteCentavos: number;
}

/**
 * Reads transStatus **and** ECI: an acquirer has been seen to call a failed authentication approved, so neither is
 * believed without the other. What proves nothing counts as "could not be performed": credit goes on below a limit,
 * debit never.
 */
export function judgeThreeDs({ authentication, tipo, valorCentavos, limiteCentavos }: Question): ThreeDsVerdict {
  const { transStatus, eci, bandeira } = authentication;
  if (transStatus === 'C') return 'desafiar';
  if (transStatus === 'N' || transStatus === 'R') return 'autenticacao';
  if (isProof(transStatus, eci, proofs[bandeira])) return 'autorizar';
  return tipo === 'credito' && valorCentavos <= limiteCentavos ? 'autorizar' : 'sem_autenticacao';
}

const isProof = (transStatus: TransStatus, eci: string | null, { full, attempt }: Proofs): boolean =>
  (transStatus === 'Y' && eci === full) || (transStatus === 'A' && eci === attempt);
