import { v7 } from 'uuid';
import { maskEmail } from '../../../src/domain/base/mascaras';
import { REENVIOS_POR_DIA, REENVIO_SEGUNDOS, isReenviavel } from '../../../src/domain/agencia/pedidosAgencia';
import type { Reenvio } from '../../../src/domain/wire/agencia/pedidosAgencia';
import type { Tx } from '../../platform/database/database';
import { conflict, Problem } from '../../platform/http/problem';
import { listItens, lockPedido } from '../../pedidos/pedidoRepository';
import { enqueueEmail } from '../../platform/outbox/outbox';
import { bilheteEmail } from '../../bilhetes/bilheteEmail';
import { countReenvios, writeAction } from '../operadores/acaoRepository';

/** A 409, since clients retry a 429 without showing its message. */
const tooSoon = (seconds: number): Problem =>
  new Problem(
    409,
    { codigo: 'REENVIO_MUITO_CEDO', mensagem: `Os bilhetes acabaram de ser enviados. Espere ${seconds} segundos.` },
    {},
    { 'retry-after': String(seconds) },
  );

/** Sends the tickets of an order again to the buyer's address; refuses repetitions in quick succession. */
export async function resendBilhetes(
  tx: Tx,
  operadorId: string,
  pedidoId: string,
  publicUrl: string,
): Promise<Reenvio> {
  const pedido = await lockPedido(tx, pedidoId);
  const itens = (await listItens(tx, [pedidoId])).filter(({ bilhete_situacao }) => bilhete_situacao === 'emitido');
  if (!pedido || itens.length === 0) throw conflict('SEM_BILHETE', 'Este pedido não tem bilhete para enviar.');
  if (!isReenviavel(pedido.comprador_email)) {
    throw conflict('SEM_EMAIL', 'Este pedido não tem e-mail. Imprima os bilhetes.');
  }
  await refuseTooOften(tx, pedidoId);
  await enqueueEmail(tx, `reenvio/${pedidoId}/${v7()}`, bilheteEmail(pedido, itens, publicUrl));
  await writeAction(tx, { pedidoId, operadorId, acao: 'reenvio' });
  return { para: maskEmail(pedido.comprador_email) };
}

async function refuseTooOften(tx: Tx, pedidoId: string): Promise<void> {
  const { espera, hoje } = await countReenvios(tx, pedidoId, REENVIO_SEGUNDOS);
  if (espera !== null && espera > 0) throw tooSoon(espera);
  if (hoje < REENVIOS_POR_DIA) return;
  throw conflict('REENVIOS_ESGOTADOS', 'Os bilhetes deste pedido já foram enviados muitas vezes hoje. Imprima-os.');
}
