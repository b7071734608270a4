import { msg } from '../../src/words/t';
import { isReautenticado } from '../../src/domain/sessao/reautenticacao';
import type { Tx } from '../platform/database/database';
import type { Identity } from '../platform/http/access/identity';
import { conflict, Problem } from '../platform/http/problem';
import { anonymizeConta, type ContaRow } from './contaRepository';
import type { DadosPessoais } from './dadosPessoais';
import { lockCreditos } from './creditos/creditoRepository';
import { forfeitCreditos } from './creditos/creditos';
import { forgetPassageiros } from './passageiros/passageiroRepository';

/** Refuses a login that is not recent: an unattended session must not delete an account. */
export function requireReauthentication({ autenticadoEm }: Identity): void {
  if (isReautenticado(autenticadoEm, Date.now())) return;
  throw new Problem(403, {
    codigo: 'REAUTENTICACAO_NECESSARIA',
    mensagem: msg('Entre de novo para confirmar que é você.'),
  });
}

/** Deletes a person's data for good. Purchases that fiscal law keeps stay, without an owner. */
export async function deleteConta(
  tx: Tx,
  { hasOpenPedido, forget }: Pick<DadosPessoais, 'hasOpenPedido' | 'forget'>,
  conta: ContaRow,
  sub: string,
): Promise<void> {
  if (await hasOpenPedido(tx, sub)) {
    throw conflict('PEDIDO_EM_ANDAMENTO', msg('Há uma compra em andamento. Espere ela terminar para excluir a conta.'));
  }
  const newDono = `excluida:${conta.id}`;
  // Locked before the orders, credit is not spent meanwhile. It ends after them: a cancellation that is being written grants
  // credit as long as its order has this owner.
  await lockCreditos(tx, sub);
  await forget(tx, { sub, email: conta.email_norm }, newDono);
  await forfeitCreditos(tx, sub, newDono);
  await forgetPassageiros(tx, sub);
  await anonymizeConta(tx, conta);
}
