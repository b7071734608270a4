import { Type } from 'typebox';
import { Linha } from '../../../src/domain/wire/campos';
import type { App } from '../../platform/http/appTypes';
import type { ReceiveCardNotice } from '../cartao/cardDisputes';

/** The address to be given to the acquirer for its notices. */
export const CARD_WEBHOOK_PATH = '/api/Webhooks/Cartao';

/** Open, since the acquirer's body grows; only the payment's names are looked at, and only to know about which to ask. */
const Notice = Type.Object({
  paymentId: Type.Optional(Linha(1, 64)),
  orderNumber: Type.Optional(Linha(1, 32)),
});

interface WebhookServices {
  receiveCardNotice: ReceiveCardNotice;
  /** Has the notices that are kept worked on. */
  nudge: () => void;
}

/**
 * The acquirer's notice that a payment has changed, such as that it is disputed. Anybody may call it and say anything:
 * nothing in it is believed, the acquirer is asked, after the answer.
 */
export function registerWebhookCartao(app: App, { receiveCardNotice, nudge }: WebhookServices): void {
  app.post(
    CARD_WEBHOOK_PATH,
    { config: { access: 'publico' }, schema: { hide: true, body: Notice } },
    async ({ body: { paymentId, orderNumber } }, reply) => {
      const isOurs = await receiveCardNotice([paymentId, orderNumber].filter((name) => name !== undefined));
      if (isOurs) nudge();
      return reply.code(200).send();
    },
  );
}
