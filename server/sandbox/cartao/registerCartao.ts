import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database';
import { createAcquirer } from './acquirer';
import { registerAcquirerApi } from './acquirerRoutes';
import { ACS_JS } from './acsScript';
import { registerAcs } from './acsRoutes';
import { camposBody, codigoBody } from './camposPage';
import { CAMPOS_JS } from './camposScript';
import { createExternalBooks } from './externa/externalBooks';
import { createFaults, falhas, isFalha, isOperacao } from './faults';
import { registerPayPage } from './externa/payRoutes';
import { framedBy, sendFramePage } from './framePage';
import { FRAME_CSS } from './frameStyles';
import { cardErrors, isCode, tokenise, tokeniseCode, type TypedCard, type TypedCode } from './tokenise';

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

  registerCampos(app, database, shopFor);
  registerAcs(app, acquirer);
  registerPayPage(app, { database, acquirer, books });
}

/** The pages of the card's fields, and of the security code of a kept card, with what they post to. */
function registerCampos(app: FastifyInstance, database: Database, shopFor: Services['shopFor']): void {
  app.get<{ Querystring: { nonce?: string; codigo?: string } }>('/campos', (request, reply) => {
    const shopOrigin = shopFor(originOf(request));
    const { nonce, codigo } = request.query;
    if (!isNonce(nonce)) return reply.code(400).send('nonce');
    const allowed = framedBy(shopOrigin);
    return sendFramePage(reply, {
      title: codigo === undefined ? 'Dados do cartão' : 'Código de segurança',
      body: codigo === undefined ? camposBody(allowed, nonce) : codigoBody(allowed, nonce, codigo === '4' ? 4 : 3),
      script: '/_sandbox/cartao/campos.js',
      shopOrigin,
    });
  });

  // Accepted only from the form's own page, which a browser names in every post.
  const isOwnPage = (request: FastifyRequest): boolean => request.headers.origin === originOf(request);

  app.post<{ Body: Partial<TypedCard> | null }>('/campos/token', async (request, reply) => {
    if (!isOwnPage(request)) return reply.code(403).send({ erros: {} });
    const erros = cardErrors(request.body ?? {}, new Date());
    if (Object.keys(erros).length > 0) return reply.code(422).send({ erros });
    return reply.header('cache-control', 'no-store').send(await tokenise(database, request.body as TypedCard));
  });

  app.post<{ Body: Partial<TypedCode> | null }>('/campos/codigo', async (request, reply) => {
    if (!isOwnPage(request)) return reply.code(403).send({ erros: {} });
    if (!isCode(request.body ?? {}))
      return reply.code(422).send({ erros: { codigo: 'Confira o código de segurança' } });
    return reply.header('cache-control', 'no-store').send(await tokeniseCode(database, request.body as TypedCode));
  });
}
