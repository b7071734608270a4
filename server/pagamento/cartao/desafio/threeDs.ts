import type { Bandeira, TipoCartao } from '../../../../src/domain/pagamento/cartao';
import type { Authentication, TransStatus } from '../cartaoPort';

/** The consequence of the bank's authentication of the payer. */
export type ThreeDsVerdict = 'autorizar' | 'desafiar' | 'autenticacao' | 'sem_autenticacao';

interface Proofs {
  full: string;
  attempt: string;
}

const usual: Proofs = { full: '05', attempt: '06' };
/** The ECI by which each brand says that the bank is liable for fraud. */
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
  /** Limit in centavos up to which credit is accepted without proof. */
  limiteCentavos: number;
}

/**
 * Judges by transStatus **and** ECI: acquirers have been seen to report a failed authentication as approved, so neither is
 * trusted without the other. An authentication without proof counts as "could not be performed": credit is accepted up to
 * a limit, debit never.
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
