import { msg } from '../../../src/words/t';
import type { BilhetesEnviados, ProcuraPedido } from '../../../src/domain/wire/bilhetes/procura';
import { listItens } from '../../pedidos/pedidoRepository';
import type { Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import { enqueueEmail } from '../../platform/outbox/outbox';
import { bilheteEmail } from '../bilheteEmail';
import { emailOf, findAchado, isValid } from './encontrados';

const HOUR_MS = 3_600_000;

/**
 * Sends the tickets of an order that was found to the address of its purchase, and to no other, at most once an hour: a
 * repetition within it is answered alike and sends nothing.
 */
export async function sendEncontrados(
  tx: Tx,
  asked: ProcuraPedido,
  publicUrl: string,
  now = new Date(),
): Promise<BilhetesEnviados> {
  const achado = await findAchado(tx, asked, now);
  const { pedido } = achado;
  const para = await emailOf(tx, achado);
  if (para === null) {
    throw conflict('SEM_EMAIL', msg('Não temos um e-mail para onde enviar estes bilhetes. Fale com o atendimento.'));
  }
  // The whole order goes to its buyer, also where a passenger's document opened one seat of it.
  const issued = (await listItens(tx, [pedido.id])).filter(isValid);
  const hour = Math.floor(now.getTime() / HOUR_MS);
  await enqueueEmail(tx, `bilhete-encontrado/${pedido.id}/${hour}`, bilheteEmail(pedido, issued, publicUrl));
  return { para };
}
