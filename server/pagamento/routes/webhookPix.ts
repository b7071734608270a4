import { Type } from 'typebox';
import { Linha } from '../../../src/domain/wire/campos';
import type { App } from '../../platform/http/appTypes';
import type { ReceivePixNotice } from '../pix/receiveNotice';

/** The provider appends `/pix` to the address that we register. */
export const WEBHOOK_PATH = '/api/Webhooks/Pix';

/** Open, since BACEN's body grows with versions; only `txid` is looked at, and only to know about which charge to ask. */
const Notice = Type.Object({
  pix: Type.Array(Type.Object({ txid: Type.Optional(Linha(0, 35)) }), { maxItems: 500 }),
});

interface WebhookServices {
  receivePixNotice: ReceivePixNotice;
  /** Has the notices that are kept worked on. */
  nudge: () => void;
}

/**
 * The provider's notice of payments. Anybody may call it and say anything: nothing in it is believed, the provider is
 * asked, after the answer. Late, twice and out of order are all normal.
 */
export function registerWebhookPix(app: App, { receivePixNotice, nudge }: WebhookServices): void {
  app.post(
    `${WEBHOOK_PATH}/pix`,
    {
      config: { access: 'publico' },
      schema: { hide: true, body: Notice },
    },
    async ({ body }, reply) => {
      const isOurs = await receivePixNotice(body.pix.flatMap(({ txid }) => (txid === undefined ? [] : [txid])));
      if (isOurs) nudge();
      return reply.code(200).send();
    },
  );
}
