import { isReautenticado } from '../../src/domain/reautenticacao';
import type { Tx } from '../platform/database/database';
import type { Identity } from '../platform/http/identity';
import { conflict, Problem } from '../platform/http/problem';
import { anonymizeConta, type ContaRow } from './contaRepository';
import type { DadosPessoais } from './dadosPessoais';
import { forgetPassageiros } from './passageiroRepository';

/** A session that was left open on somebody's desk must not end an account: whoever asks has just proved who they are. */
export function requireReauthentication({ autenticadoEm }: Identity): void {
  if (isReautenticado(autenticadoEm, Date.now())) return;
  throw new Problem(403, { codigo: 'REAUTENTICACAO_NECESSARIA', mensagem: 'Entre de novo para confirmar que é você.' });
}

/** Forgets a person for good. What fiscal law keeps of their purchases stays, and belongs to nobody any more. */
export async function deleteConta(
  tx: Tx,
  { hasOpenOrder, forget }: Pick<DadosPessoais, 'hasOpenOrder' | 'forget'>,
  conta: ContaRow,
  sub: string,
): Promise<void> {
  if (await hasOpenOrder(tx, sub)) {
    throw conflict('PEDIDO_EM_ANDAMENTO', 'Há uma compra em andamento. Espere ela terminar para excluir a conta.');
  }
  await forget(tx, { sub, email: conta.email_norm }, `excluida:${conta.id}`);
  await forgetPassageiros(tx, sub);
  await anonymizeConta(tx, conta);
}
