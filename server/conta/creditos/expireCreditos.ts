import type { Database } from '../../platform/database/database';
import { insertVencidos, lockOverdue } from './creditoRepository';

const BATCH = 200;

/** Ends credit whose time is over, batch by batch. */
export async function expireCreditos({ transaction }: Database): Promise<void> {
  for (;;) {
    const ended = await transaction(async (tx) => {
      const ids = await lockOverdue(tx, BATCH);
      if (ids.length > 0) await insertVencidos(tx, ids);
      return ids.length;
    });
    if (ended < BATCH) return;
  }
}
