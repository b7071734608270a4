import { msg } from '../../../../src/words/t';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database, Reader, Tx } from '../../database/database';
import { badRequest, Problem } from '../problem';
import type { Answer, Attempt } from './attempt';
import { bindAndRead, readAgain, tryAtOnce, type AtOnce } from './atOnce';

/** The work of a request that changes something; `prepared` is what came before it, outside the transaction. */
type Effect<T, P> = (tx: Tx, prepared: P) => Promise<Answer<T>>;

/** Runs an effect once per owner and key, for any number of repeated requests. */
export interface Idempotent {
  <T>(request: FastifyRequest, effect: Effect<T, void>): Promise<Answer<T>>;
  /**
   * The same for an effect that needs a step outside its transaction first, such as taking charges back at the payment
   * provider. `prepare` runs after the key is bound and before the effect, and again when a refused or interrupted
   * request is repeated: it must be repeatable, and safe beside a twin on another replica.
   */
  prepared: <T, P>(request: FastifyRequest, prepare: () => Promise<P>, effect: Effect<T, P>) => Promise<Answer<T>>;
  /**
   * The same for an effect that one statement can bring about: two statements then serve the request, where its key is new and
   * nothing is in its way. The effect decides the rest, in its transaction.
   */
  atOnce: <T, R>(request: FastifyRequest, atOnce: AtOnce<T, R>, effect: Effect<T, void>) => Promise<Answer<T>>;
  /** Forgets the answer of a request in the transaction that undoes its effect, so that the same request may try again. */
  forget: (tx: Tx, request: FastifyRequest) => Promise<void>;
}

/**
 * Three steps. The key is bound to its route and body by a statement that commits before anything else happens, so it
 * serves no other request, even if this one is refused. Then `prepare` runs. Then effect and answer are stored in one
 * transaction that holds the key's row locked: a twin on another replica finds the lock and gets a 409, a crash
 * releases it with its connection, and a refusal leaves the key bound without an answer, so that the same request may
 * try again. Twins in this process are detected in memory, which the embedded engine with its one session needs.
 */
export function createIdempotent(database: Database): Idempotent {
  const inFlight = new Set<string>();
  const alone = async <A>(request: FastifyRequest, work: (attempt: Attempt) => Promise<A>): Promise<A> => {
    const attempt = readAttempt(request);
    const id = `${attempt.dono} ${attempt.chave}`;
    if (inFlight.has(id)) throw twinInFlight();
    inFlight.add(id);
    try {
      return await work(attempt);
    } finally {
      inFlight.delete(id);
    }
  };
  const prepared: Idempotent['prepared'] = (request, prepare, effect) =>
    alone(request, async (attempt) => {
      const answered = (await bind(database.db, attempt)) ? null : await findAnswer(database.db, attempt);
      if (answered) return answered as Answer<never>;
      const ready = await prepare();
      return database.transaction((tx) => runLocked(tx, attempt, (inner) => effect(inner, ready)));
    });
  const atOnce: Idempotent['atOnce'] = (request, one, effect) =>
    alone(request, async (attempt) => {
      const { isNew, rows } = await bindAndRead(database.db, attempt, one.read);
      const answered = isNew
        ? await tryAtOnce(database.db, attempt, one.decide(rows))
        : await findAnswer(database.db, attempt);
      if (answered) return answered as Answer<never>;
      if (isNew) one.decide(await readAgain(database.db, one.read));
      return database.transaction((tx) => runLocked(tx, attempt, (inner) => effect(inner)));
    });
  return Object.assign(
    <T>(request: FastifyRequest, effect: Effect<T, void>) => prepared(request, () => Promise.resolve(), effect),
    { prepared, atOnce, forget: (tx: Tx, request: FastifyRequest) => forget(tx, readAttempt(request)) },
  );
}

/** Binds the key to this request. @returns false where some request has bound it before. */
async function bind(db: Reader, attempt: Attempt): Promise<boolean> {
  const fresh = await db
    .insertInto('idempotencia')
    .values({ ...attempt, status: null, resposta: null })
    .onConflict((conflict) => conflict.columns(['dono', 'chave']).doNothing())
    .returning('chave')
    .executeTakeFirst();
  return fresh !== undefined;
}

/** The answer that a bound key already has, null where there is none yet. Refuses a key that serves another request. */
async function findAnswer<T>(db: Reader, attempt: Attempt): Promise<Answer<T> | null> {
  const stored = await rowsOf(db, attempt).executeTakeFirst();
  // The row was deleted for its age between the two statements; the next attempt binds it anew.
  if (!stored) throw twinInFlight();
  if (stored.rota !== attempt.rota || stored.hash !== attempt.hash) {
    const mensagem = msg('Esta chave de idempotência já foi usada em outro pedido.');
    throw new Problem(422, { codigo: 'CHAVE_REUTILIZADA', mensagem });
  }
  return toAnswer<T>(stored);
}

async function runLocked<T>(tx: Tx, attempt: Attempt, effect: (tx: Tx) => Promise<Answer<T>>): Promise<Answer<T>> {
  const mine = await rowsOf(tx, attempt).forUpdate().skipLocked().executeTakeFirst();
  if (!mine) throw twinInFlight();
  // A twin on another replica finished after this request was bound.
  const answered = toAnswer<T>(mine);
  if (answered) return answered;
  const answer = await effect(tx);
  await tx
    .updateTable('idempotencia')
    .set({ status: answer.status, resposta: JSON.stringify(answer.body) })
    .where('dono', '=', attempt.dono)
    .where('chave', '=', attempt.chave)
    .execute();
  return answer;
}

async function forget(tx: Tx, { dono, chave, rota, hash }: Attempt): Promise<void> {
  await tx
    .updateTable('idempotencia')
    .set({ status: null, resposta: null })
    .where('dono', '=', dono)
    .where('chave', '=', chave)
    .where('rota', '=', rota)
    .where('hash', '=', hash)
    .execute();
}

const rowsOf = (db: Reader, { dono, chave }: Attempt) =>
  db
    .selectFrom('idempotencia')
    .select(['rota', 'hash', 'status', 'resposta'])
    .where('dono', '=', dono)
    .where('chave', '=', chave);

const toAnswer = <T>({ status, resposta }: { status: number | null; resposta: string | null }): Answer<T> | null =>
  status === null || resposta === null ? null : { status, body: JSON.parse(resposta) as T };

function readAttempt(request: FastifyRequest): Attempt {
  const chave = request.headers['idempotency-key'];
  if (typeof chave !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(chave)) {
    throw badRequest('IDEMPOTENCY_KEY_OBRIGATORIA', msg('Envie o cabeçalho Idempotency-Key.'), 'Idempotency-Key');
  }
  const rota = `${request.method} ${request.url.split('?', 1)[0] ?? ''}`;
  const hash = sha256(canonical(request.body));
  return { dono: ownerOfKey(request, rota), chave, rota, hash };
}

/**
 * The owner of a key, so that keys of different owners never collide. Callers who are not signed in share one identity,
 * so their keys belong to the route and the device that the request names; a person's keys belong to the person.
 */
function ownerOfKey({ identity, headers }: FastifyRequest, rota: string): string {
  if (!identity.anonima) return identity.sub;
  const dispositivo = headers['x-dispositivo'];
  return `anonima ${sha256(`${rota} ${typeof dispositivo === 'string' ? dispositivo : ''}`)}`;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** JSON with its keys sorted, so that equal requests have equal hashes. */
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
    { codigo: 'REQUISICAO_EM_ANDAMENTO', mensagem: msg('Este pedido já está sendo processado. Aguarde um instante.') },
    {},
    { 'retry-after': '1' },
  );
