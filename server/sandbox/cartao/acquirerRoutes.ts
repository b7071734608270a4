import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { createTokens } from '../pix/tokens';
import type { Acquirer } from './acquirer';
import type { ExternalBooks } from './externa/externalBooks';
import { registerExternalApi } from './externa/externalRoutes';
import { AcquirerProblem } from './acquirerProblem';
import type { Faults } from './faults';
import type { Cenario } from './cards';

/** Longer than the timeout of any caller. */
const TOO_LONG_MS = 12_000;
const SLOW_MS = 3000;

type Body = Record<string, unknown>;
const partOf = (body: unknown, name: string): Body => {
  const part = ((body ?? {}) as Body)[name];
  return typeof part === 'object' && part !== null ? (part as Body) : {};
};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const amountOf = (value: unknown): number => {
  if (!Number.isInteger(value) || Number(value) <= 0) throw new AcquirerProblem(400, 'amount', 'Valor inválido.');
  return Number(value);
};

/** Adiq's API as this product uses it, below the prefix where this plugin is registered. */
export function registerAcquirerApi(
  app: FastifyInstance,
  acquirer: Acquirer,
  books: ExternalBooks,
  faults: Faults,
): void {
  const tokens = createTokens();
  // A slow card does not keep the server from stopping.
  const closing = new AbortController();
  app.addHook('preClose', (done) => {
    closing.abort();
    done();
  });
  const pause: Pause = (ms) => wait(ms, undefined, { signal: closing.signal }).catch(() => undefined);

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof AcquirerProblem) return reply.code(error.status).send(error.body);
    request.log.error({ err: error }, 'acquirer sandbox');
    return reply.code(500).send([{ tag: 'internal', description: 'Erro interno.' }]);
  });

  app.post<{ Body: Body }>('/auth/oauth2/v1/token', async ({ headers, body }, reply) => {
    const token = tokens.issue(headers.authorization, { grant_type: body?.grantType });
    if (!token) return reply.code(401).send([{ tag: 'credentials', description: 'Credenciais recusadas.' }]);
    const { access_token, expires_in } = token;
    return reply
      .header('cache-control', 'no-store')
      .send({ accessToken: access_token, tokenType: 'Bearer', expiresIn: expires_in, scope: '' });
  });

  app.register(async (scope) => {
    scope.addHook('onRequest', async ({ headers }: FastifyRequest, reply) => {
      if (!tokens.isValid(headers.authorization)) {
        return reply.code(401).send([{ tag: 'token', description: 'Token ausente, desconhecido ou vencido.' }]);
      }
    });
    registerThreeDs(scope, acquirer, pause, faults);
    registerPayments(scope, acquirer, pause, faults);
    registerVault(scope, acquirer, faults);
    registerWallets(scope, acquirer, faults);
    registerExternalApi(scope, books, faults);
  });
}

type Pause = (ms: number) => Promise<void>;

function registerThreeDs(app: FastifyInstance, acquirer: Acquirer, pause: Pause, faults: Faults): void {
  app.post<{ Body: Body }>('/v1/3ds/authentications', async ({ body }) => {
    const vaultId = textOf(partOf(body, 'cardInfo').vaultId);
    if ((await acquirer.cenario(vaultId)) === 'lento') await pause(SLOW_MS);
    const urlSite3DS = textOf(body.urlSite3DS);
    if (!URL.canParse(urlSite3DS)) throw new AcquirerProblem(400, 'urlSite3DS', 'Endereço inválido.');
    const { nonce, reference } = partOf(body, 'notification');
    const orderNumber = textOf(body.orderNumber);
    const amount = amountOf(body.amount);
    return faults.apply('autenticar', orderNumber, () =>
      acquirer.authenticate({
        orderNumber,
        amount,
        vaultId,
        urlSite3DS,
        nonce: textOf(nonce),
        reference: textOf(reference),
      }),
    );
  });
  type ById = { Params: { id: string } };
  app.get<ById>('/v1/3ds/authentications/:id', ({ params }) => acquirer.getAuthentication(params.id));
  app.put<ById>('/v1/3ds/authentications/:id/cancel', ({ params }) => acquirer.cancelAuthentication(params.id));
}

function registerPayments(app: FastifyInstance, acquirer: Acquirer, pause: Pause, faults: Faults): void {
  app.post<{ Body: Body }>('/v1/payments', async ({ body }, reply) => {
    const payment = partOf(body, 'payment');
    const seller = partOf(body, 'sellerInfo');
    const card = partOf(body, 'cardInfo');
    const vaultId = textOf(card.vaultId);
    const cenario = await acquirer.cenario(vaultId);
    const orderNumber = textOf(seller.orderNumber);
    const asked = {
      transactionType: textOf(payment.transactionType),
      amount: amountOf(payment.amount),
      installments: Number(payment.installments),
      captureType: textOf(payment.captureType),
      code3DS: textOf(seller.code3DS),
      securityCodeToken: textOf(card.securityCodeToken),
    };
    const paid = await faults.apply('pagar', orderNumber, () => acquirer.pay({ ...asked, orderNumber, vaultId }));
    await misbehave(cenario, pause);
    return reply.code(201).send(paid);
  });
  app.get<{ Querystring: { orderNumber?: string } }>('/v1/payments', ({ query: { orderNumber = '' } }) =>
    faults.apply('achar', orderNumber, () => acquirer.listPayments(orderNumber)),
  );
  type ById = { Params: { id: string }; Body: Body };
  const keyOf = async (id: string): Promise<string> => (await acquirer.getPayment(id)).orderNumber;
  app.get<ById>('/v1/payments/:id', async ({ params: { id } }) =>
    faults.apply('consultar', await keyOf(id), () => acquirer.getPayment(id)),
  );
  app.put<ById>('/v1/payments/:id/capture', async ({ params: { id }, body }) =>
    faults.apply('capturar', await keyOf(id), () => acquirer.capture(id, amountOf(body?.amount))),
  );
  app.put<ById>('/v1/payments/:id/cancel', async ({ params: { id }, body }) =>
    faults.apply('cancelar', await keyOf(id), () =>
      acquirer.cancel(id, amountOf(body?.amount), textOf(body?.reference).slice(0, 40)),
    ),
  );
}

function registerVault(app: FastifyInstance, acquirer: Acquirer, faults: Faults): void {
  app.post<{ Body: Body }>('/v1/vaults/cards', async ({ body }, reply) => {
    const token = textOf(body.numberToken);
    return reply.code(201).send(await faults.apply('guardar', token, () => acquirer.keep(token)));
  });
  app.delete<{ Params: { id: string } }>('/v1/vaults/cards/:id', async ({ params: { id } }, reply) => {
    await faults.apply('esquecer', id, () => acquirer.forget(id));
    return reply.code(204).send();
  });
}

/** A wallet's payload becomes a token of one payment, as a typed card does. */
function registerWallets(app: FastifyInstance, acquirer: Acquirer, faults: Faults): void {
  app.post<{ Body: Body }>('/v1/tokens/wallets', async ({ body }, reply) => {
    const exchange = () => acquirer.exchangeWallet(textOf(body.walletType), textOf(body.walletToken));
    return reply.code(201).send(await faults.apply('carteira', textOf(body.orderNumber), exchange));
  });
}

/** The money is taken, but the answer is lost. */
async function misbehave(cenario: Cenario | null, pause: Pause): Promise<void> {
  if (cenario === 'demora') await pause(TOO_LONG_MS);
  if (cenario === 'lento') await pause(SLOW_MS);
  if (cenario === 'quebra') throw new Error('the answer broke down');
}
