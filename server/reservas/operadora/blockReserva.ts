import { poltronasTomadas } from '../poltronas/refuseLost';
import { msg } from '../../../src/words/t';
import { PraxioUnavailable } from '../../conta/operadora/operadoraLogin';
import { faultPoint } from '../../platform/chaos/faultPoint';
import type { Database, Tx } from '../../platform/database/database';
import { conflict, type Problem } from '../../platform/http/problem';
import type { Inventory } from '../inventory';
import { listParts, lockReserva } from '../reservaRepository';
import type { BloqueioOperadora } from './bloqueioPort';
import {
  listInTheWay,
  listPendentes,
  listSituacoes,
  markAsked,
  recordBloqueios,
  recordRelease,
  type Bloqueio,
} from './bloqueioRepository';
import { takeElsewhere } from './poltronasForaRepository';

/** How long the operator keeps a seat for us; longer than a hold, and renewed while the seat is held. */
const BLOQUEIO_MINUTOS = 30;
/** The operator is asked once more where it does not answer; the traveller waits for both. */
const TRIES = 2;

export interface BloqueioServices {
  database: Database;
  operadora: BloqueioOperadora;
  inventory: Inventory;
}

/**
 * Blocks the seats of a new reserva at the operator, or throws and leaves no reserva: 409 where the operator has sold a
 * seat to somebody else, and where it does not answer. Repeatable: a reserva whose seats are blocked asks nothing.
 * @param undo runs in the transaction that releases a reserva.
 */
export type BlockReserva = (reservaId: string, undo: (tx: Tx) => Promise<void>) => Promise<void>;

/** See {@link BlockReserva}. */
export const createBlockReserva =
  (services: BloqueioServices): BlockReserva =>
  async (reservaId, undo) => {
    const { database } = services;
    for (let n = 0; n < TRIES; n += 1) {
      const pendentes = await listPendentes(database.db, reservaId);
      if (pendentes.length === 0) break;
      await askForBlocks(services, pendentes).catch(ignoreSilence);
    }
    const rows = await listSituacoes(database.db, reservaId);
    // A repeated request may find a reserva that was blocked and has ended since.
    if (rows.every(({ situacao, confirmado }) => confirmado && situacao !== 'recusada')) return;
    const recusadas = rows.filter(({ situacao }) => situacao === 'recusada');
    await letGo(services, reservaId, undo);
    throw recusadas.length > 0 ? takenThere(recusadas) : silent();
  };

const ignoreSilence = (error: unknown): void => {
  if (!(error instanceof PraxioUnavailable)) throw error;
};

/** Asks for blocks and records the answer. From its first statement on they may stand at the operator. */
export async function askForBlocks(
  { database, operadora }: Pick<BloqueioServices, 'database' | 'operadora'>,
  bloqueios: readonly Bloqueio[],
): Promise<void> {
  for (const chave of await listInTheWay(database.db, bloqueios)) {
    await operadora.release(chave);
    await recordRelease(database.db, chave);
  }
  await markAsked(
    database.db,
    bloqueios.map(({ chave }) => chave),
  );
  faultPoint('bloqueio-antes');
  const results = await operadora.block(bloqueios, BLOQUEIO_MINUTOS);
  faultPoint('bloqueio-depois');
  const keysOf = (tipo: 'bloqueada' | 'recusada'): string[] =>
    results.filter((result) => result.tipo === tipo).map(({ chave }) => chave);
  await recordBloqueios(
    database.db,
    { bloqueadas: keysOf('bloqueada'), recusadas: keysOf('recusada') },
    BLOQUEIO_MINUTOS,
  );
}

/** Releases a reserva of which the operator refused a seat; what it refused is taken in our map from now on. */
export async function letGo(
  { database, inventory }: Pick<BloqueioServices, 'database' | 'inventory'>,
  reservaId: string,
  undo: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await database.transaction(async (tx) => {
    await undo(tx);
    // A paid order keeps what it has: its sale decides. A twin of this request may have released the seats already.
    if ((await lockReserva(tx, reservaId)) !== 'ativa') return;
    await inventory.releaseReserva(tx, reservaId);
    const rows = await listSituacoes(tx, reservaId);
    for (const part of await listParts(tx, reservaId)) {
      const recusadas = rows.filter(
        ({ partida_id, situacao }) => partida_id === part.partidaId && situacao === 'recusada',
      );
      await takeElsewhere(tx, { ...part, poltronas: recusadas.map(({ poltrona }) => poltrona) });
    }
  });
}

function takenThere(recusadas: readonly { partida_id: string; poltrona: number }[]): Problem {
  const poltronas = recusadas.map(({ partida_id: viagemId, poltrona: numero }) => ({ viagemId, numero }));
  return conflict('POLTRONA_OCUPADA', poltronasTomadas(poltronas), { poltronas });
}

/** A refusal and no outage: it is certain that nothing was held, and the words say what to do. */
const silent = (): Problem =>
  conflict(
    'OPERADORA_SEM_RESPOSTA',
    msg('A operadora não respondeu, e as poltronas não foram reservadas. Tente de novo em instantes.'),
  );
