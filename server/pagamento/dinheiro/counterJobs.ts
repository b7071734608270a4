import type { Database } from '../../platform/database/database';
import type { Steps } from '../../platform/jobs/steps';
import { recordEstornos } from './recordVenda';
import { listPedidosToRecord } from './vendaBalcaoRepository';

const BATCH = 50;

/** Records in the tills the refunds that nobody at a counter asked for, such as of a seat that could not be issued. */
export async function recordLateEstornos({ db, transaction }: Database, steps: Steps): Promise<void> {
  await steps.each(
    'devolucao_balcao',
    await listPedidosToRecord(db, BATCH),
    (id) => ({ assunto: id, pedidoId: id }),
    (id) => transaction((tx) => recordEstornos(tx, id)),
  );
}
