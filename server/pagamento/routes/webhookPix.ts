import { Type } from 'typebox';
import { Linha } from '../../../src/domain/wire/base/campos';
import type { App } from '../../platform/http/appTypes';
import type { ReceivePixNotice } from '../pix/receiveNotice';

/** The provider appends `/pix` to the address that we register. */
export const WEBHOOK_PATH = '/api/Webhooks/Pix';

/** Admits further fields, since BACEN adds some; only `txid` is read, to know which charge to ask about. */
const Notice = Type.Object({
  pix: Type.Array(Type.Object({ txid: Type.Optional(Linha(0, 35)) }), { maxItems: 500 }),
});

interface WebhookServices {
  receivePixNotice: ReceivePixNotice;
  /** Triggers work on the kept notices. */
  nudge: () => void;
}

/**
 * The provider's notice of payments. The route is public, so its content is not trusted: the provider is asked after the
 * request was answered. Late, repeated and out-of-order notices are normal.
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
