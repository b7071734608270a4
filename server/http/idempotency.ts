import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database, Tx } from '../database/database';
import { badRequest, Problem } from './problem';

/** What a handler answers: the status, and the body of its success. */
export interface Answer<T> {
  status: number;
  body: T;
}

/** Runs an effect once per key of its owner, however often the request comes. */
export type Idempotent = <T>(request: FastifyRequest, effect: (tx: Tx) => Promise<Answer<T>>) => Promise<Answer<T>>;

interface Attempt {
  dono: string;
  chave: string;
  rota: string;
  hash: string;
}

/**
 * The key is stored in the effect's own transaction, so both happen or neither. A refusal rolls both back: the same
 * key may try again. A twin in flight here is told to wait; one on another replica waits at the primary key.
 */
export function createIdempotent(database: Database): Idempotent {
  const inFlight = new Set<string>();
  return async <T>(request: FastifyRequest, effect: (tx: Tx) => Promise<Answer<T>>) => {
    const attempt = readAttempt(request);
    const id = `${attempt.dono} ${attempt.chave}`;
    if (inFlight.has(id)) throw twinInFlight();
    inFlight.add(id);
    try {
      return await database.transaction((tx) => runOnce(tx, attempt, effect));
    } finally {
      inFlight.delete(id);
    }
  };
}

async function runOnce<T>(tx: Tx, attempt: Attempt, effect: (tx: Tx) => Promise<Answer<T>>): Promise<Answer<T>> {
  const mine = await tx
    .insertInto('idempotencia')
    .values({ ...attempt, status: null, resposta: null })
    .onConflict((conflict) => conflict.columns(['dono', 'chave']).doNothing())
    .returning('chave')
    .executeTakeFirst();
  if (mine === undefined) return replay<T>(tx, attempt);
  const answer = await effect(tx);
  await tx
    .updateTable('idempotencia')
    .set({ status: answer.status, resposta: JSON.stringify(answer.body) })
    .where('dono', '=', attempt.dono)
    .where('chave', '=', attempt.chave)
    .execute();
  return answer;
}

async function replay<T>(tx: Tx, { dono, chave, rota, hash }: Attempt): Promise<Answer<T>> {
  const stored = await tx
    .selectFrom('idempotencia')
    .select(['rota', 'hash', 'status', 'resposta'])
    .where('dono', '=', dono)
    .where('chave', '=', chave)
    .executeTakeFirst();
  if (stored === undefined || stored.status === null || stored.resposta === null) throw twinInFlight();
  if (stored.rota !== rota || stored.hash !== hash) {
    const mensagem = 'Esta chave de idempotência já foi usada em outro pedido.';
    throw new Problem(422, { codigo: 'CHAVE_REUTILIZADA', mensagem });
  }
  return { status: stored.status, body: JSON.parse(stored.resposta) as T };
}

function readAttempt(request: FastifyRequest): Attempt {
  const chave = request.headers['idempotency-key'];
  if (typeof chave !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(chave)) {
    throw badRequest('IDEMPOTENCY_KEY_OBRIGATORIA', 'Envie o cabeçalho Idempotency-Key.', 'Idempotency-Key');
  }
  const rota = `${request.method} ${request.url.split('?', 1)[0] ?? ''}`;
  const hash = createHash('sha256').update(canonical(request.body)).digest('hex');
  return { dono: request.identity.sub, chave, rota, hash };
}

/** JSON with its keys in order: the same request however a client happens to write it. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  );
}

const twinInFlight = (): Problem =>
  new Problem(
    409,
    { codigo: 'REQUISICAO_EM_ANDAMENTO', mensagem: 'Este pedido já está sendo processado. Aguarde um instante.' },
    {},
    { 'retry-after': '1' },
  );
