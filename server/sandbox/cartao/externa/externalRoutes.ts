import type { FastifyInstance } from 'fastify';
import { AcquirerProblem } from '../acquirerProblem';
import type { Faults } from '../faults';
import type { ChargeAsked } from './bookedCharges';
import type { ExternalBooks } from './externalBooks';

type Body = Record<string, unknown>;
const textOf = (value: unknown, max = 200): string => (typeof value === 'string' ? value.slice(0, max) : '');
const countOf = (value: unknown, tag: string, max: number): number => {
  if (!Number.isInteger(value) || Number(value) < 1 || Number(value) > max) {
    throw new AcquirerProblem(400, tag, 'Valor inválido.');
  }
  return Number(value);
};

function readAsked(body: Body): ChargeAsked {
  const { channel, transactionType } = body;
  if (channel !== 'link' && channel !== 'terminal') throw new AcquirerProblem(400, 'channel', 'Canal inválido.');
  const isType = transactionType === 'credit' || transactionType === 'debit';
  if (channel === 'terminal' && !isType) throw new AcquirerProblem(400, 'transactionType', 'Tipo inválido.');
  const urlReturn = textOf(body.urlReturn);
  if (!URL.canParse(urlReturn)) throw new AcquirerProblem(400, 'urlReturn', 'Endereço inválido.');
  return {
    orderNumber: textOf(body.orderNumber, 32),
    channel,
    urlReturn,
    reference: textOf(body.reference, 40),
    amount: countOf(body.amount, 'amount', 100_000_000),
    expiresIn: countOf(body.expiresIn, 'expiresIn', 86_400),
    installments: countOf(body.installments, 'installments', 12),
    transactionType: channel === 'terminal' && isType ? transactionType : null,
  };
}

/** The acquirer's API of links and terminals, behind the same token as the rest of it. */
export function registerExternalApi(app: FastifyInstance, books: ExternalBooks, faults: Faults): void {
  type ByOrder = { Params: { orderNumber: string } };
  app.post<{ Body: Body | null }>('/v1/charges', async ({ body }, reply) =>
    reply.code(201).send(await books.create(readAsked(body ?? {}))),
  );
  app.get<ByOrder>('/v1/charges/:orderNumber', ({ params: { orderNumber } }) =>
    faults.apply('cobranca', orderNumber, () => books.find(orderNumber)),
  );
  app.put<ByOrder>('/v1/charges/:orderNumber/cancel', ({ params: { orderNumber } }) =>
    faults.apply('cobranca', orderNumber, () => books.cancel(orderNumber)),
  );
}
