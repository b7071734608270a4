import type { ChannelPort } from '../chatbot/channel';
import type { Database } from '../platform/database/database';
import { insertWhatsapp } from './whatsappRepository';

const masked = (para: string): string => `••••${para.slice(-4)}`;

/** The outbox of all telephones, shown under `/_sandbox/`. */
export const createSandboxChannel = ({ db }: Database): ChannelPort => ({
  send: async (id, para, texto) => {
    await insertWhatsapp(db, { id, para: masked(para), texto });
  },
});
