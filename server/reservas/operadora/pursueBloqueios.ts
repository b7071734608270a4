import type { Steps } from '../../platform/jobs/steps';
import { askForBlocks, letGo, type BloqueioServices } from './blockReserva';
import { listDueReservas, listSituacoes, listToRelease, listToRepeat, recordRelease } from './bloqueioRepository';

const BATCH = 50;

interface Services extends BloqueioServices {
  steps: Steps;
}

/**
 * Brings blocks at the operator to where their seats are: those of held seats that were never answered are asked for
 * again, those that end soon are renewed, and those of seats that nobody holds any more are released.
 */
export async function pursueBloqueios(services: Services): Promise<void> {
  const { database, operadora, steps } = services;
  const toReserva = (id: string) => ({ assunto: id, pedidoId: null });
  await steps.each('bloquear', await listDueReservas(database.db, BATCH), toReserva, async (id) => {
    await askForBlocks(services, await listToRepeat(database.db, id));
    const rows = await listSituacoes(database.db, id);
    if (rows.some(({ situacao }) => situacao === 'recusada')) await letGo(services, id);
  });
  await steps.each('desbloquear', await listToRelease(database.db, BATCH), toReserva, async (chave) => {
    await operadora.release(chave);
    await recordRelease(database.db, chave);
  });
}
