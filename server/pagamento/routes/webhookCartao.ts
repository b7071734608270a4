import { Type } from 'typebox';
import { Linha } from '../../../src/domain/wire/base/campos';
import type { App } from '../../platform/http/appTypes';
import type { ReceiveCartaoNotice } from '../cartao/cobranca/cartaoContestacoes';

/** Path to be given to the acquirer for its notices. */
const CARTAO_WEBHOOK_PATH = '/api/Webhooks/Cartao';

/** Admits further fields, since the acquirer adds some; only the payment's names are read, to know which one to ask about. */
const Notice = Type.Object({
  paymentId: Type.Optional(Linha(1, 64)),
  orderNumber: Type.Optional(Linha(1, 32)),
});

interface WebhookServices {
  receiveCartaoNotice: ReceiveCartaoNotice;
  /** Triggers work on the kept notices. */
  nudge: () => void;
}

/**
 * The acquirer's notice that a payment has changed, such as by a dispute. The route is public, so its content is not
 * trusted: the acquirer is asked after the request was answered.
 */
export function registerWebhookCartao(app: App, { receiveCartaoNotice, nudge }: WebhookServices): void {
  app.post(
    CARTAO_WEBHOOK_PATH,
    { config: { access: 'publico' }, schema: { hide: true, body: Notice } },
    async ({ body: { paymentId, orderNumber } }, reply) => {
      const isOurs = await receiveCartaoNotice([paymentId, orderNumber].filter((name) => name !== undefined));
      if (isOurs) nudge();
      return reply.code(200).send();
    },
  );
}
