import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database';
import { freeSeat } from '../../precos/freeSeat';
import type { Inventory } from '../../reservas/inventory';
import { isFree, type Steps } from '../../platform/jobs/steps';
import { lockPedido } from '../../pedidos/orderRepository';
import type { PraxioPort } from './praxioPort';

const BATCH = 20;
/** A sale that the operator did not know this long after it was last asked for will not come into being any more. */
const UNKNOWN_MINUTES = 10;

interface Doubtful {
  pedido_id: string;
  n: number;
  chave: string;
  viagem_id: string;
  poltrona: number;
  /** The last request to sell is so old that a sale would be known by now. */
  settled: boolean;
}

interface Services {
  database: Database;
  praxio: PraxioPort;
  inventory: Inventory;
  steps: Steps;
}

/**
 * Undoes sales of seats whose money went back while the operator's answer was unknown: each is looked for by our key and
 * returned. Until the operator has said so, the seat stays taken here, so nobody buys a seat that is sold twice.
 */
export async function undoSales({ database, praxio, inventory, steps }: Services): Promise<void> {
  await steps.each('desfazer_venda', await doubtfulSales(database), toSubject, async (seat) => {
    const sale = await praxio.findSale(seat.chave);
    if (sale === null && !seat.settled) return lookLater(database, seat);
    if (sale !== null) {
      const said = await praxio.giveBack(sale, 'Pagamento devolvido');
      if (said.tipo === 'recusada') throw new Error(said.mensagem);
    }
    await database.transaction((tx) => undone(tx, inventory, seat));
  });
}

const toSubject = ({ chave, pedido_id }: Doubtful) => ({ assunto: chave, pedidoId: pedido_id });

const doubtfulSales = ({ db }: Database): Promise<Doubtful[]> =>
  db
    .selectFrom('emissao as e')
    .innerJoin('pedido_item as i', (join) => join.onRef('i.pedido_id', '=', 'e.pedido_id').onRef('i.n', '=', 'e.n'))
    .select(['e.pedido_id', 'e.n', 'e.chave', 'i.viagem_id', 'i.poltrona'])
    .select(
      sql<boolean>`coalesce(e.tentado_em <= now() - make_interval(mins => ${UNKNOWN_MINUTES}), true)`.as('settled'),
    )
    .where('e.desfazer_em', '<=', sql<Date>`now()`)
    .where(isFree('desfazer_venda', sql`e.chave`))
    .orderBy('e.desfazer_em')
    .limit(BATCH)
    .execute();

async function lookLater({ db }: Database, { pedido_id, n }: Doubtful): Promise<void> {
  await db
    .updateTable('emissao')
    .set({ desfazer_em: sql<Date>`now() + interval '1 minute'` })
    .where('pedido_id', '=', pedido_id)
    .where('n', '=', n)
    .where('desfazer_em', 'is not', null)
    .execute();
}

/** Nothing of it stands at the operator: the seat is free for others, and with the last one what the hold had taken. */
async function undone(tx: Tx, inventory: Inventory, seat: Doubtful): Promise<void> {
  const pedido = await lockPedido(tx, seat.pedido_id);
  const { numUpdatedRows } = await tx
    .updateTable('emissao')
    .set({ desfazer_em: null })
    .where('pedido_id', '=', seat.pedido_id)
    .where('n', '=', seat.n)
    .where('desfazer_em', 'is not', null)
    .executeTakeFirst();
  if (!pedido || numUpdatedRows !== 1n) return;
  if (await isWhollyFree(tx, seat.pedido_id)) return inventory.releaseReserva(tx, pedido.reserva_id);
  await freeSeat(tx, { reservaId: pedido.reserva_id, viagemId: seat.viagem_id, poltrona: seat.poltrona });
}

/** No seat of the order is sold, or stays taken for somebody else's sale. */
async function isWhollyFree(tx: Tx, pedidoId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from emissao where pedido_id = ${pedidoId}::uuid
      and (situacao <> 'recusada' or sem_volta or desfazer_em is not null) limit 1`.execute(tx);
  return rows.length === 0;
}
