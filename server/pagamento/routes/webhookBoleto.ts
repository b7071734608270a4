import type { App } from '../../platform/http/appTypes';
import { badRequest, Problem } from '../../platform/http/problem';
import type { ReceiveBoletoNotice } from '../boleto/boletoNotices';
import { isSignedNotice, SIGNATURE_HEADER } from '../boleto/noticeSignature';

export const BOLETO_WEBHOOK_PATH = '/api/Webhooks/Boleto';
const CORPO_MAXIMO = 64 * 1024;
const AVISOS_MAXIMO = 500;

const refused = () => new Problem(403, { codigo: 'ASSINATURA_RECUSADA', mensagem: 'A assinatura não confere.' });

interface WebhookServices {
  receiveBoletoNotice: ReceiveBoletoNotice;
  /** The secret that the bank signs with; null where there is no bank. */
  segredo: string | null;
  /** Triggers work on the kept notices. */
  nudge: () => void;
}

/**
 * The bank's notice that boletos have changed. The signature over the raw body names its sender, so the body is parsed only after
 * the check; even then it is not believed: the bank is asked after the request was answered.
 */
export function registerWebhookBoleto(app: App, services: WebhookServices): void {
  const { receiveBoletoNotice, segredo, nudge } = services;
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: CORPO_MAXIMO }, (_, body, done) =>
      done(null, body),
    );
    scope.post(
      BOLETO_WEBHOOK_PATH,
      { bodyLimit: CORPO_MAXIMO, config: { access: 'publico' }, schema: { hide: true } },
      async ({ body, headers }, reply) => {
        const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const isBank = segredo !== null && isSignedNotice(raw, headers[SIGNATURE_HEADER], segredo, Date.now());
        if (!isBank) throw refused();
        if (await receiveBoletoNotice(numerosOf(raw))) nudge();
        return reply.code(200).send();
      },
    );
  });
}

/** The names of the boletos that a notice is about; it may have further fields. */
function numerosOf(raw: Buffer): string[] {
  const notice = parse(raw);
  const boletos: unknown = typeof notice === 'object' && notice !== null && 'boletos' in notice ? notice.boletos : null;
  if (!Array.isArray(boletos) || boletos.length > AVISOS_MAXIMO) {
    throw badRequest('AVISO_INVALIDO', 'O aviso não tem a forma esperada.');
  }
  return boletos.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'numero' in one && isNumero(one.numero) ? [one.numero] : [],
  );
}

const isNumero = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{1,20}$/.test(text);

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
}
