import { msg } from '../../../src/words/t';
import type { Database, Reader } from '../../platform/database/database';
import { conflict, Problem } from '../../platform/http/problem';
import type { ConcludePedido } from '../../pedidos/concluirPedido';
import { findPedido, listItens } from '../../pedidos/pedidoRepository';
import { LIVE_SUCCESSOR } from '../../pedidos/sucessores/situacoesSucessor';
import type { Successor } from '../../pedidos/sucessores/sucessorRepository';
import type { AbandonPedido } from '../../conclusao/abandonPedido';
import type { SoldBilhete } from '../soldBilhete';

/** An exchange of this ticket is chosen and not paid. It is settled outside the transaction that found it. */
class OpenExchange extends Error {
  override name = 'OpenExchange';
  readonly open: Successor;

  constructor(open: Successor) {
    super(`exchange ${open.id} is open`);
    this.open = open;
  }
}

/** The refusal where another exchange or transfer of the ticket was made at the same moment. */
export const exchangedMeanwhile = (): Problem =>
  conflict(
    'TROCA_EM_ANDAMENTO',
    msg('Esta passagem está sendo remarcada ou transferida agora. Confira e tente de novo.'),
  );

/** Throws {@link OpenExchange} where one is open; called under the ticket's lock. */
export function refuseOpen({ openExchange }: SoldBilhete): void {
  if (openExchange) throw new OpenExchange(openExchange);
}

/** Whether a hold was refused because of the seat that the open exchange of the same ticket holds itself. */
export async function isInTheWay(
  reader: Reader,
  { openExchange }: SoldBilhete,
  wanted: { viagemId: string; poltrona: number },
  error: unknown,
): Promise<boolean> {
  if (!openExchange || !(error instanceof Problem)) return false;
  const [item] = await listItens(reader, [openExchange.id]);
  if (item?.viagem_id !== wanted.viagemId) return false;
  const codigo = error.erros[0]?.codigo;
  return codigo === 'LIMITE_NA_VIAGEM' || (codigo === 'POLTRONA_OCUPADA' && item.poltrona === wanted.poltrona);
}

/** Runs a transaction that gives a ticket a successor; an open exchange makes way once, and the work runs again. */
export type MakeWay = <T>(work: () => Promise<T>) => Promise<T>;

interface Services {
  database: Database;
  abandonPedido: AbandonPedido;
  concludePedido: ConcludePedido;
}

/**
 * The last choice counts: an open exchange that costs money is given up with its charge and its seat. An open exchange
 * that costs nothing is agreed to, so it is concluded instead, and the second request finds the ticket ended.
 */
export const createMakeWay = ({ database, abandonPedido, concludePedido }: Services): MakeWay => {
  const settle = async ({ id, total_centavos }: Successor): Promise<void> => {
    if (total_centavos === 0) return void (await concludePedido(id, true));
    try {
      await abandonPedido(id);
    } catch (error) {
      // An exchange that expired meanwhile no longer blocks the new one.
      const situacao = (await findPedido(database.db, id))?.situacao;
      if (situacao === undefined || LIVE_SUCCESSOR.includes(situacao)) throw error;
    }
  };
  return async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof OpenExchange)) throw error;
      await settle(error.open);
    }
    return work().catch((error: unknown) => {
      throw error instanceof OpenExchange ? exchangedMeanwhile() : error;
    });
  };
};
