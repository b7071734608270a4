import type { ChannelPort } from '../../chatbot/channel';
import type { WhatsappConfig } from '../../chatbot/chatbotConfig';

const TIMEOUT_MS = 8000;

/** The Cloud API. The outbox retries a message that it refuses. */
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
