import type { App } from '../../platform/http/appTypes';
import { Problem } from '../../platform/http/problem';
import { isSignedNotice, SIGNATURE_HEADER } from '../noticeSignature';

const CORPO_MAXIMO = 64 * 1024;

const refused = () => new Problem(403, { codigo: 'ASSINATURA_RECUSADA', mensagem: 'A assinatura não confere.' });

/**
 * Registers the route of a partner's signed notices. The signature over the raw body names its sender, so the body is parsed only
 * after the check; even then it is not believed: the partner is asked after the request was answered.
 * @param segredo the secret that the partner signs with; null where there is no partner, and every notice is refused.
 * @param receive gets the body, null where it is no JSON.
 */
export function registerSignedNotice(
  app: App,
  path: string,
  segredo: string | null,
  receive: (notice: unknown) => Promise<void>,
): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: CORPO_MAXIMO }, (_, body, done) =>
      done(null, body),
    );
    scope.post(
      path,
      { bodyLimit: CORPO_MAXIMO, config: { access: 'publico' }, schema: { hide: true } },
      async ({ body, headers }, reply) => {
        const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const isPartner = segredo !== null && isSignedNotice(raw, headers[SIGNATURE_HEADER], segredo, Date.now());
        if (!isPartner) throw refused();
        await receive(parse(raw));
        return reply.code(200).send();
      },
    );
  });
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
}
