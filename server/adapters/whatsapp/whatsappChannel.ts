import type { ChannelPort } from '../../chatbot/channel';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import { postMessage, type WhatsappAccount } from './whatsappHttp';

/** Answers to people who wrote, by the Cloud API. The outbox retries a message that it refuses. */
export const createWhatsappChannel = (account: WhatsappAccount, fetch: Fetch = globalThis.fetch): ChannelPort => ({
  send: (id, para, texto) =>
    postMessage(account, fetch, {
      biz_opaque_callback_data: id,
      to: para,
      type: 'text',
      text: { body: texto },
    }),
});
