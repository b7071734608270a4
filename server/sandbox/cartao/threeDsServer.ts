import { randomBytes } from 'node:crypto';
import type { Bandeira } from '../../../src/domain/pagamento/cartao';
import type { TransStatus } from '../../pagamento/cartao/cartaoPort';
import type { Cenario } from './cards';

const statuses: Partial<Record<Cenario, TransStatus>> = {
  tentativa: 'A',
  desafio: 'C',
  nao_carrega: 'C',
  nega: 'N',
  rejeita: 'R',
  indisponivel: 'U',
};

/** The first answer of the card's bank. */
export const statusOf = (cenario: Cenario): TransStatus => statuses[cenario] ?? 'Y';

/** The proof that goes with a status, in the brand's own numbers. */
export function proofOf(status: TransStatus, bandeira: Bandeira): { eci: string | null; cavv: string | null } {
  if (status !== 'Y' && status !== 'A') return { eci: null, cavv: null };
  const [full, attempt] = bandeira === 'mastercard' ? ['02', '01'] : ['05', '06'];
  return { eci: (status === 'Y' ? full : attempt) ?? null, cavv: randomBytes(20).toString('base64') };
}
