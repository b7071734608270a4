import { isReautenticado } from '../../src/domain/reautenticacao';
import type { Tx } from '../platform/database/database';
import type { Identity } from '../platform/http/identity';
import { conflict, Problem } from '../platform/http/problem';
import { anonymizeOrders } from '../pedidos/anonymizeOrders';
import { forgetNotices } from '../avisos/push/notices';
import { forgetEmailsTo } from '../platform/outbox/outbox';
import { hasOpenOrder } from '../pedidos/orderRepository';
import { forgetRascunhos } from '../pedidos/rascunhos';
import { anonymizeConta, type ContaRow } from './contaRepository';
import { forgetPassageiros } from './passageiroRepository';

/** A session that was left open on somebody's desk must not end an account: whoever asks has just proved who they are. */
export function requireReauthentication({ autenticadoEm }: Identity): void {
  if (isReautenticado(autenticadoEm, Date.now())) return;
  throw new Problem(403, { codigo: 'REAUTENTICACAO_NECESSARIA', mensagem: 'Entre de novo para confirmar que é você.' });
}

/** Forgets a person for good. What fiscal law keeps of their purchases stays, and belongs to nobody any more. */
export async function deleteConta(tx: Tx, conta: ContaRow, sub: string): Promise<void> {
  if (await hasOpenOrder(tx, sub)) {
    throw conflict('PEDIDO_EM_ANDAMENTO', 'Há uma compra em andamento. Espere ela terminar para excluir a conta.');
  }
  await forgetNotices(tx, sub);
  if (conta.email_norm !== null) await forgetEmailsTo(tx, conta.email_norm);
  await anonymizeOrders(tx, sub, `excluida:${conta.id}`);
  await forgetRascunhos(tx, sub);
  await forgetPassageiros(tx, sub);
  await anonymizeConta(tx, conta);
}
