import type { Database } from '../platform/database/database';
import type { WhatsappConfig } from './chatbotConfig';

/** Whoever brings answers to a telephone; told the same one twice (`id`), it need not know. */
export interface ChannelPort {
  send: (id: string, para: string, texto: string) => Promise<void>;
}

const TIMEOUT_MS = 8000;

/** The Cloud API. What it refuses is tried again by the outbox. */
export const createWhatsappChannel = (
  { url, numeroId, token }: NonNullable<WhatsappConfig['envio']>,
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
): ChannelPort => ({
  send: async (_, para, texto) => {
    const reply = await send(`${url}/${numeroId}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ messaging_product: 'whatsapp', to: para, type: 'text', text: { body: texto } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!reply.ok) throw new Error(`WhatsApp answered ${reply.status}`);
  },
});

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
