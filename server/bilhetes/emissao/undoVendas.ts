import type { Database, Tx } from '../../platform/database/database';
import { freePoltronaWithVaga } from '../../precos/freePoltrona';
import type { Inventory } from '../../reservas/inventory';
import type { Steps } from '../../platform/jobs/steps';
import { lockPedido } from '../../pedidos/pedidoRepository';
import type { PraxioPort } from './praxioPort';
import {
  clearDoubt,
  dueDoubtfulVendas,
  isWhollyFree,
  postponeDoubt,
  type DoubtfulVenda,
} from './vendaIncertaRepository';

const BATCH = 20;
/** Age of the last request to sell after which a sale unknown to the operator will not come into being any more. */
const UNKNOWN_MINUTES = 10;

interface Services {
  database: Database;
  praxio: PraxioPort;
  inventory: Inventory;
  steps: Steps;
}

/**
 * Undoes sales of seats whose money went back while the operator's answer was unknown: each is looked up by our key and
 * returned. Until the operator confirms it, the seat stays taken here, so that no other buyer gets a seat sold there.
 */
export async function undoVendas({ database, praxio, inventory, steps }: Services): Promise<void> {
  await steps.each(
    'desfazer_venda',
    await dueDoubtfulVendas(database.db, UNKNOWN_MINUTES, BATCH),
    toSubject,
    async (doubtful) => {
      const venda = await praxio.findVenda(doubtful.chave);
      if (venda === null && !doubtful.settled) return void (await postponeDoubt(database.db, doubtful));
      if (venda !== null) {
        const said = await praxio.giveBack(venda, 'Pagamento devolvido');
        if (said.tipo === 'recusada') throw new Error(said.mensagem);
      }
      await database.transaction((tx) => undone(tx, inventory, doubtful));
    },
  );
}

const toSubject = ({ chave, pedido_id }: DoubtfulVenda) => ({ assunto: chave, pedidoId: pedido_id });

/** Frees a seat of which no sale stands at the operator, and with the last seat everything that the hold had taken. */
async function undone(tx: Tx, inventory: Inventory, doubtful: DoubtfulVenda): Promise<void> {
  const pedido = await lockPedido(tx, doubtful.pedido_id);
  const isCleared = await clearDoubt(tx, doubtful);
  if (!pedido || !isCleared) return;
  if (await isWhollyFree(tx, doubtful.pedido_id)) return inventory.releaseReserva(tx, pedido.reserva_id);
  await freePoltronaWithVaga(tx, {
    reservaId: pedido.reserva_id,
    viagemId: doubtful.viagem_id,
    poltrona: doubtful.poltrona,
  });
}
