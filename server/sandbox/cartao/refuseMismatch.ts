import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { PaymentAsked } from './asked';
import { AcquirerProblem } from './acquirerProblem';

type Authentication = Pick<Selectable<Tables['sandbox_cartao_autenticacao']>, 'chave' | 'valor_centavos' | 'situacao'>;

/** Refuses debit without a proof, and an authentication of another amount. */
export function refuseMismatch(asked: PaymentAsked, authentication: Authentication | undefined): void {
  if (!authentication || authentication.chave !== asked.orderNumber) {
    throw new AcquirerProblem(400, 'code3DS', 'Esta autenticação não é deste pedido.');
  }
  if (authentication.valor_centavos !== asked.amount) {
    throw new AcquirerProblem(400, 'amount', 'O valor não é o que foi autenticado.');
  }
  const proven = authentication.situacao === 'Y' || authentication.situacao === 'A';
  if (asked.transactionType === 'debit' && !proven) {
    throw new AcquirerProblem(400, 'code3DS', 'O débito exige autenticação.');
  }
}
