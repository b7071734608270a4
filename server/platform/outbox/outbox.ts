import { sql, type RawBuilder, type UpdateObject } from 'kysely';
import { v5 } from 'uuid';
import type { Language } from '../../../src/words/language';
import { BreakerOpen } from '../breaker/breaker';
import { faultPoint } from '../chaos/faultPoint';
import type { Database, Reader } from '../database/database';
import type { Tables } from '../database/tables';
import { MAX_ATTEMPTS } from './attempts';
import { inParallel } from '../jobs/inParallel';
import { someRow, type Due } from '../jobs/someRow';
import { continueTrace, currentTraceparent } from '../tracing/tracing';

/** An e-mail; `codigo` is shown with emphasis. */
export interface Email {
  para: string;
  assunto: string;
  corpo: string;
  codigo?: string;
  /** The address of one-click unsubscription from e-mails of this kind (RFC 8058, `List-Unsubscribe`). */
  cancelamento?: string;
  /** The order whose tickets are attached; the files are made when the e-mail is sent. */
  bilhetesDe?: string;
  /** The language of its words and files; absent for Portuguese. */
  idioma?: Language;
}

/** A file of an e-mail. */
export interface Attachment {
  nome: string;
  /** Media type, `application/pdf`. */
  tipo: string;
  conteudo: Buffer | string;
}

/** A message that could not be sent; `desistiu` after the last attempt, `recusada` where its receiver's side wants none. */
export interface SendFailure {
  id: string;
  topico: string;
  tentativa: number;
  desistiu: boolean;
  recusada: boolean;
  err: unknown;
}

/**
 * Thrown by a sender: the receiver does not exist or takes no messages, for good. The message is not tried again, and no
 * alert asks the company to do what only the receiver can.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Thrown by a sender: no repetition helps until a person changes something. The message is given up at once. */
export class Hopeless extends Error {
  override readonly name = 'Hopeless';
}

/** A sender of e-mails; the same `id` given twice is sent once. */
export interface EmailPort {
  send: (id: string, email: Email) => Promise<void>;
}

const TOPICO = 'email';
/** Namespace of ids that are derived from topic and key, so that one fact queues one message. */
const NAMESPACE = '7f1c0f3e-6a1e-5a53-9a0c-2f6a6b1f7a10';
const BATCH = 20;
const EMAILS_AT_ONCE = 4;
/** Longer than a whole batch takes against a server that hangs; the messages of a process that dies wait for its end. */
const LEASE_SECONDS = 180;

/**
 * Queues an e-mail in the transaction of its fact; it is sent after the commit.
 * @param chave names the fact: `pedido-emitido/<id>`.
 */
export const enqueueEmail = (tx: Reader, chave: string, email: Email) => enqueue(tx, TOPICO, chave, email);

/** Queues a message for the sender of that `topico`, once per `chave`. */
export const enqueue = (tx: Reader, topico: string, chave: string, corpo: object) =>
  tx
    .insertInto('caixa_saida')
    .values({
      id: idOf(topico, chave),
      topico,
      chave,
      corpo: JSON.stringify(corpo),
      publicado_em: null,
      traceparent: currentTraceparent(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

/** The same as an expression of a statement, named `enfileirado`, where `condition` holds. */
export const enqueueEmailWhere = (
  chave: string,
  email: Email,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  enfileirado as (
    insert into caixa_saida(id, topico, chave, corpo, traceparent)
    select ${idOf(TOPICO, chave)}::uuid, ${TOPICO}, ${chave}, ${JSON.stringify(email)}::jsonb, ${currentTraceparent()}
    where ${condition}
    on conflict (id) do nothing)`;

const idOf = (topico: string, chave: string): string => v5(`${topico}/${chave}`, NAMESPACE);

/** Deletes the e-mails that were sent to an address; `para` in lower case. */
export const forgetEmailsTo = (tx: Reader, para: string): Promise<unknown> =>
  tx
    .deleteFrom('caixa_saida')
    .where('topico', '=', TOPICO)
    .where('publicado_em', 'is not', null)
    .where(sql`lower(corpo->>'para')`, '=', para)
    .execute();

/** Sends the queued e-mails, each at least once, and once where the port removes duplicates. */
export const sendQueued = (database: Database, port: EmailPort, onFailure?: OnFailure): Promise<void> =>
  sendDue(database, TOPICO, (id, corpo) => port.send(id, corpo as Email), { onFailure, atOnce: EMAILS_AT_ONCE });

type Send = (id: string, corpo: unknown) => Promise<void>;
/** Gets every failed attempt, for the log. */
type OnFailure = (failure: SendFailure) => void;

interface SendOptions {
  onFailure?: OnFailure | undefined;
  /** Messages under way at once; one keeps their order. */
  atOnce?: number;
}

const dueMessages = (topico: string) => sql`
  select id from caixa_saida
  where topico = ${topico} and publicado_em is null and recusada_em is null
    and tentativas < ${MAX_ATTEMPTS} and tentar_em <= now()`;

/** SQL: whether a message of this topic has to be sent now; e-mails unless told. */
export const hasDueMessages = (topico = TOPICO): Due => someRow(dueMessages(topico));

/**
 * Sends the queued messages of one topic, the oldest first. Each is leased first, so that a replica which takes over a slow
 * turn does not send them as well. The wait after a failure doubles each time.
 */
export async function sendDue(
  { db }: Database,
  topico: string,
  send: Send,
  { onFailure = () => undefined, atOnce = 1 }: SendOptions = {},
): Promise<void> {
  const { rows } = await sql<Queued>`
    with leased as (
      update caixa_saida set tentar_em = now() + make_interval(secs => ${LEASE_SECONDS})
      where id in (${dueMessages(topico)} order by tentar_em limit ${BATCH} for update skip locked)
      returning id, topico, corpo, tentativas, criado_em, traceparent)
    select id, topico, corpo, tentativas, traceparent from leased order by criado_em, id`.execute(db);
  await inParallel(atOnce, rows, (row) => sendOne(db, send, row, onFailure));
}

interface Queued {
  id: string;
  topico: string;
  corpo: unknown;
  tentativas: number;
  traceparent: string | null;
}

async function sendOne(db: Reader, send: Send, row: Queued, onFailure: OnFailure): Promise<void> {
  const err = await continueTrace(row.traceparent, `outbox ${row.topico}`, () => send(row.id, row.corpo)).then(
    () => null,
    (thrown: unknown) => thrown ?? new Error('rejected without a reason'),
  );
  faultPoint('caixa-depois');
  // The provider was not asked, so that no attempt is counted.
  if (err instanceof BreakerOpen) {
    await writeOutcome(db, row.id, { tentar_em: later(WAIT_UNTRIED_SECONDS) });
    return;
  }
  const tentativas = err instanceof Hopeless ? MAX_ATTEMPTS : row.tentativas + 1;
  const recusada = err instanceof Refused;
  if (err !== null) {
    const { id, topico } = row;
    const desistiu = !recusada && tentativas >= MAX_ATTEMPTS;
    onFailure({ id, topico, tentativa: row.tentativas + 1, desistiu, recusada, err });
  }
  await writeOutcome(db, row.id, { tentativas, ...outcomeOf(err, row.tentativas) });
}

/** How long a message waits whose provider is left alone. */
const WAIT_UNTRIED_SECONDS = 30;
const RECUSA_MAXIMO = 200;

const later = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

function outcomeOf(err: unknown, before: number): UpdateObject<Tables, 'caixa_saida'> {
  if (err === null) return { publicado_em: sql<Date>`now()` };
  if (err instanceof Refused) return { recusada_em: sql<Date>`now()`, recusa: err.message.slice(0, RECUSA_MAXIMO) };
  return { tentar_em: later(5 * 2 ** before) };
}

const writeOutcome = (db: Reader, id: string, outcome: UpdateObject<Tables, 'caixa_saida'>): Promise<unknown> =>
  db.updateTable('caixa_saida').set(outcome).where('id', '=', id).execute();
