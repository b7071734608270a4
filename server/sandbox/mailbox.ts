import type { Database } from '../platform/database/database';
import type { EmailPort } from '../platform/outbox/outbox';

/** A mailbox for everybody, shown under `/_sandbox/`; told the same e-mail twice, it keeps one. */
export const createSandboxMailbox = ({ db }: Database): EmailPort => ({
  send: async (id, { para, assunto, corpo, codigo, cancelamento }) => {
    await db
      .insertInto('sandbox_email')
      .values({ id, para, assunto, corpo, codigo: codigo ?? null, cancelamento: cancelamento ?? null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
});
