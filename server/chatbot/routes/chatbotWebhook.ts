import { timingSafeEqual } from 'node:crypto';
import { CHATBOT_PATH, type WhatsappConfig } from '../chatbotConfig';
import { receiveMessages, type ReceiveServices } from '../receiveMessages';
import { isSigned, readNotice } from '../whatsapp';
import type { App } from '../../platform/http/appTypes';
import { badRequest, notFound, Problem } from '../../platform/http/problem';

const URL = `${CHATBOT_PATH}/Webhook`;
const CORPO_MAXIMO = 256 * 1024;

type Services = Omit<ReceiveServices, 'whatsapp'> & { whatsapp: WhatsappConfig | null };

const refused = (): Problem =>
  new Problem(403, { codigo: 'ASSINATURA_RECUSADA', mensagem: 'A assinatura não confere.' });
const absent = (): Problem => notFound('CANAL_NAO_CONFIGURADO', 'Este canal não está configurado.');

/**
 * Messages of a channel like WhatsApp's Cloud API. The signature over the raw body authenticates the caller, so the body
 * is parsed only after the check.
 */
export async function registerChatbotWebhook(app: App, { whatsapp, ...services }: Services): Promise<void> {
  app.get<{ Querystring: Record<string, unknown> }>(
    URL,
    { config: { access: 'publico' }, schema: { hide: true } },
    async ({ query }, reply) => {
      if (!whatsapp) throw absent();
      const [mode, token, challenge] = ['hub.mode', 'hub.verify_token', 'hub.challenge'].map((name) => query[name]);
      const isOurs = mode === 'subscribe' && typeof token === 'string' && isSame(token, whatsapp.verificacao);
      if (!isOurs || typeof challenge !== 'string' || !/^[\w-]{1,200}$/.test(challenge)) throw refused();
      return reply.type('text/plain; charset=utf-8').send(challenge);
    },
  );

  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: CORPO_MAXIMO }, (_, body, done) =>
      done(null, body),
    );
    scope.post(
      URL,
      { bodyLimit: CORPO_MAXIMO, config: { access: 'publico' }, schema: { hide: true } },
      async ({ body, headers }, reply) => {
        if (!whatsapp) throw absent();
        const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const signature = headers['x-hub-signature-256'];
        if (!isSigned(raw, typeof signature === 'string' ? signature : undefined, whatsapp.segredo)) throw refused();
        const notice = readNotice(raw);
        if (notice === null) throw badRequest('AVISO_INVALIDO', 'O aviso não tem a forma esperada.');
        for (const id of notice.sent) await services.avisos.onSent(services.database, id);
        for (const failure of notice.failures) await services.avisos.onFailure(services.database, failure);
        await receiveMessages({ ...services, whatsapp }, notice.messages);
        return reply.code(200).send();
      },
    );
  });
}

function isSame(given: string, due: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(due)];
  return a.length === b.length && timingSafeEqual(a, b);
}
