import { randomUUID } from 'node:crypto';
import { msg } from '../../../src/words/t';
import type { Banco } from '../../../src/domain/wire/pagamento/iniciacao';
import type { Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import { findPedido } from '../../pedidos/pedidoRepository';
import { prepareCobranca } from '../cobrancas';
import { countIniciacoes, insertIniciacao } from './iniciacaoRepository';

/** Attempts of one charge; the database refuses more. */
const MAX_TENTATIVAS = 10;

const refusals = {
  noCpf: () => conflict('INICIACAO_NAO_VALE', msg('Este pedido não pode ser pago no app do banco. Use o QR Code.')),
  unknownBank: () =>
    conflict('BANCO_NAO_ATENDE', msg('Este banco não está recebendo pagamentos agora. Escolha outro banco.')),
  tooMany: () =>
    conflict('INICIACOES_DEMAIS', msg('Foram muitas tentativas pelo app do banco. Use o QR Code ou o código Pix.')),
};

/**
 * Decides which charge an initiation pays: the order's open one, as for the QR code. Only the database is touched, so it may run
 * inside the request's transaction; the initiator is asked afterwards, by `startIniciacao`. The id is random: it is the state that
 * the return address carries.
 * @returns the id.
 */
export async function beginIniciacao(
  tx: Tx,
  { dono, pedidoId, bancoId, bancos }: { dono: string; pedidoId: string; bancoId: string; bancos: readonly Banco[] },
): Promise<string> {
  // Locks the order, so that attempts are counted one after another.
  const txid = await prepareCobranca(tx, dono, pedidoId);
  const pedido = await findPedido(tx, pedidoId);
  if (!pedido?.comprador_cpf) throw refusals.noCpf();
  const banco = bancos.find(({ id }) => id === bancoId);
  if (!banco) throw refusals.unknownBank();
  const tentativa = (await countIniciacoes(tx, txid)) + 1;
  if (tentativa > MAX_TENTATIVAS) throw refusals.tooMany();
  const id = randomUUID();
  await insertIniciacao(tx, { id, txid, pedido_id: pedidoId, tentativa, banco });
  return id;
}
