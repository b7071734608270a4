import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Linha } from '../../../src/domain/wire/base/campos';
import type { App } from '../../platform/http/appTypes';
import { Problem } from '../../platform/http/problem';
import type { ReceivePixNotice } from '../pix/receiveNotice';

/** The provider appends `/pix` to the address that we register. */
export const WEBHOOK_PATH = '/api/Webhooks/Pix';

/** Admits further fields, since BACEN adds some; only `txid` is read, to know which charge to ask about. */
const Notice = Type.Object({
  pix: Type.Array(Type.Object({ txid: Type.Optional(Linha(0, 35)) }), { maxItems: 500 }),
});

const refused = () =>
  new Problem(403, { codigo: 'CERTIFICADO_RECUSADO', mensagem: 'O aviso não veio com o certificado do provedor.' });

interface WebhookServices {
  receivePixNotice: ReceivePixNotice;
  /** Whether the provider's certificate came with a notice, where one is asked for. */
  isFromProvider: (request: FastifyRequest) => boolean;
  /** Triggers work on the kept notices. */
  nudge: () => void;
}

/**
 * The provider's notice of payments. The route is public, so its content is not trusted: the provider is asked after the
 * request was answered. Late, repeated and out-of-order notices are normal.
 */
export function registerWebhookPix(app: App, { receivePixNotice, isFromProvider, nudge }: WebhookServices): void {
  app.post(
    `${WEBHOOK_PATH}/pix`,
    {
      config: { access: 'publico' },
      schema: { hide: true, body: Notice },
      // Before the body is read: whoever is not the provider sends us nothing to parse.
      onRequest: async (request) => {
        if (!isFromProvider(request)) throw refused();
      },
    },
    async ({ body }, reply) => {
      const isOurs = await receivePixNotice(body.pix.flatMap(({ txid }) => (txid === undefined ? [] : [txid])));
      if (isOurs) nudge();
      return reply.code(200).send();
    },
  );
}
