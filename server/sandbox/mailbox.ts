import type { Database } from '../platform/database/database';
import type { EmailPort } from '../platform/outbox/outbox';

/** The mailbox of all addresses, shown under `/_sandbox/`; an e-mail that comes twice is kept once. */
export const createSandboxMailbox = ({ db }: Database): EmailPort => ({
  send: async (id, { para, assunto, corpo, codigo, cancelamento }) => {
    await db
      .insertInto('sandbox_email')
      .values({ id, para, assunto, corpo, codigo: codigo ?? null, cancelamento: cancelamento ?? null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
});
