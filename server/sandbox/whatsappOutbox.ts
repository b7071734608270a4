import type { ChannelPort } from '../chatbot/channel';
import type { Database } from '../platform/database/database';

const masked = (para: string): string => `••••${para.slice(-4)}`;

/** A telephone for everybody, shown under `/_sandbox/`. */
export const createSandboxChannel = ({ db }: Database): ChannelPort => ({
  send: async (id, para, texto) => {
    await db
      .insertInto('sandbox_whatsapp')
      .values({ id, para: masked(para), texto })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
});
