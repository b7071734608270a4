import { MAXIMO_CARTOES_SALVOS } from '../../../../src/domain/pagamento/cartaoSalvo';
import type { Database } from '../../../platform/database/database';
import type { Steps } from '../../../platform/jobs/steps';
import { CartaoRefused, type CartaoPort, type KeptCartao } from '../cartaoPort';
import { forgetKept, keepCartaoSalvo } from './cartaoSalvoRepository';
import {
  endForgetting,
  endKeeping,
  endOldKeeping,
  isCofreKept,
  listCartoesToKeep,
  listCofresToForget,
} from './cofreRepository';

interface Services {
  database: Database;
  cartao: CartaoPort;
  steps: Steps;
}

const BATCH = 50;
/** Age of a payment from which its token is worth nothing to the acquirer. */
const TOKEN_MINUTES = 15;

/** Keeps the cards of approved payments whose person asked for it; one that the acquirer does not answer is tried again. */
export async function keepCartoes({ database, cartao, steps }: Services): Promise<void> {
  await endOldKeeping(database.db, TOKEN_MINUTES);
  await steps.each(
    'guardar_cartao',
    await listCartoesToKeep(database.db, BATCH),
    ({ id, pedido_id }) => ({ assunto: id, pedidoId: pedido_id }),
    async ({ id, token }) => {
      const kept = await keepAtAcquirer(cartao, token ?? '');
      await database.transaction(async (tx) => {
        const dono = await endKeeping(tx, id);
        if (kept === null) return;
        // The person has deleted the account meanwhile.
        if (dono === null) await forgetKept(tx, kept);
        else await keepCartaoSalvo(tx, dono, kept, MAXIMO_CARTOES_SALVOS);
      });
    },
  );
}

/** Null where the acquirer refuses to keep the card: the purchase stands all the same. */
async function keepAtAcquirer(cartao: CartaoPort, token: string): Promise<KeptCartao | null> {
  try {
    return await cartao.keepCartao(token);
  } catch (error) {
    if (error instanceof CartaoRefused) return null;
    throw error;
  }
}

/** Has the acquirer forget removed cards; a failure is counted and tried again, and a payment that uses a card ends first. */
export async function forgetCofres({ database, cartao, steps }: Services): Promise<void> {
  await steps.each(
    'esquecer_cartao',
    await listCofresToForget(database.db, BATCH),
    ({ id }) => ({ assunto: id, pedidoId: null }),
    async ({ id, cofre }) => {
      if (!(await isCofreKept(database.db, cofre))) await cartao.forgetCartao(cofre);
      await endForgetting(database.db, id);
    },
  );
}
