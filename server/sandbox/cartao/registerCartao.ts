import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database';
import { createAcquirer } from './acquirer';
import { registerAcquirerApi } from './acquirerRoutes';
import { ACS_JS } from './acsScript';
import { registerAcs } from './acsRoutes';
import { camposBody } from './camposPage';
import { CAMPOS_JS } from './camposScript';
import { createExternalBooks } from './externa/externalBooks';
import { createFaults, falhas, isFalha, isOperacao } from './faults';
import { registerPayPage } from './externa/payRoutes';
import { framedBy, sendFramePage } from './framePage';
import { FRAME_CSS } from './frameStyles';
import { cardErrors, tokenise, type TypedCard } from './tokenise';

interface Services {
  database: Database;
  /** The origin of these pages, seen from a shop; and the shop's, seen from them. */
  pagesFor: (shopOrigin: string) => string;
  shopFor: (pagesOrigin: string) => string;
}

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
const isNonce = (text: unknown): text is string => typeof text === 'string' && /^[A-Za-z]{16,40}$/.test(text);

/** The embedded acquirer below `/_sandbox/cartao`: Adiq's API, the card's fields, and a bank with challenges. */
export function registerCartaoSandbox(app: FastifyInstance, { database, pagesFor, shopFor }: Services): void {
  const acquirer = createAcquirer(database, pagesFor);
  const books = createExternalBooks(database, pagesFor);
  const faults = createFaults();
  app.register(async (api) => registerAcquirerApi(api, acquirer, books, faults));
  app.get('/falhas', () => falhas);
  type Fault = { operacao?: unknown; chave?: unknown; falha?: unknown };
  app.put<{ Body: Fault | null }>('/falhas', async ({ body }, reply) => {
    const { operacao, chave, falha = null } = body ?? {};
    const isKnown = isOperacao(operacao) && typeof chave === 'string' && (falha === null || isFalha(falha));
    if (!isKnown) return reply.code(400).send({ mensagem: 'Falha desconhecida.' });
    faults.put(operacao, chave, falha);
    return reply.code(204).send();
  });

  app.get('/estilo.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(FRAME_CSS));
  app.get('/campos.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(CAMPOS_JS));
  app.get('/acs.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(ACS_JS));

  app.get<{ Querystring: { nonce?: string } }>('/campos', (request, reply) => {
    const shopOrigin = shopFor(originOf(request));
    const { nonce } = request.query;
    if (!isNonce(nonce)) return reply.code(400).send('nonce');
    return sendFramePage(reply, {
      title: 'Dados do cartão',
      body: camposBody(framedBy(shopOrigin), nonce),
      script: '/_sandbox/cartao/campos.js',
      shopOrigin,
    });
  });

  app.post<{ Body: Partial<TypedCard> | null }>('/campos/token', async ({ body, headers, protocol, host }, reply) => {
    // Accepted only from the form's own page, which a browser names in every post.
    if (headers.origin !== `${protocol}://${host}`) return reply.code(403).send({ erros: {} });
    const erros = cardErrors(body ?? {}, new Date());
    if (Object.keys(erros).length > 0) return reply.code(422).send({ erros });
    return reply.header('cache-control', 'no-store').send(await tokenise(database, body as TypedCard));
  });

  registerAcs(app, acquirer);
  registerPayPage(app, { database, acquirer, books });
}
