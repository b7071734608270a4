import { sql } from 'kysely';
import { DESAFIO_MINUTOS } from '../../../src/domain/cartao';
import { faultPoint } from '../../platform/chaos/faultPoint';
import type { Database, Tx } from '../../platform/database/database';
import { findAttempt, OPEN_ATTEMPTS, type AttemptRow } from './cardAttempts';
import { CardRefused, CardUnavailable, type Authentication, type CardPort, type Navegador } from './cardPort';
import { beginAuthorisation, lookLater, openChallenge, recordProof, refuseAttempt, settle } from './cardSettlement';
import { judgeThreeDs } from './threeDs';

export interface PursuitServices {
  database: Database;
  card: CardPort;
  /** Credit that no bank answers for is risked up to here. */
  limiteCentavos: number;
}

/** Longer than any call to the acquirer lasts. */
const BUSY_SECONDS = 30;
/** A request that the acquirer does not know after this will never get there. */
const UNKNOWN_SECONDS = 60;
/** So long is waited for an acquirer that can't even be asked; money that turns up later goes back. */
const SILENCE_SECONDS = 300;

/** `onProblem` is told what kept the attempt from being settled; the attempt is looked at again, or has ended on it. */
export type PursueAttempt = (id: string, onProblem?: (error: unknown) => void) => Promise<void>;

/**
 * Brings an attempt as far as it can go: who is paying, then the money. The person's request, their bank's page, the
 * sweeper and the conclusion all come here; one at a time works on an attempt, and whoever finds it busy leaves it.
 */
export const createPursueAttempt =
  (services: PursuitServices): PursueAttempt =>
  async (id, onProblem) => {
    if (!(await claim(services.database, id))) return;
    const row = await findAttempt(services.database.db, id);
    if (!row) return;
    try {
      if (row.situacao === 'criada' || row.situacao === 'desafio') await identify(services, row);
      else await findAnswer(services, row);
    } catch (error) {
      await services.database.transaction<unknown>(async (tx) => waitOn(tx, (await findAttempt(tx, id)) ?? row));
      if (!(error instanceof CardUnavailable || error instanceof CardRefused)) throw error;
      onProblem?.(error);
    }
  };

async function claim({ db }: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cobranca_cartao')
    .set({ ocupada_ate: sql<Date>`now() + make_interval(secs => ${BUSY_SECONDS})` })
    .where('id', '=', id)
    .where('consultar_em', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('situacao', 'in', OPEN_ATTEMPTS),
        eb.and([eb('situacao', '=', 'recusada'), eb('motivo', '=', 'sem_resposta')]),
      ]),
    )
    .where((eb) => eb.or([eb('ocupada_ate', 'is', null), eb('ocupada_ate', '<=', sql<Date>`now()`)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Who is paying: asks the bank, or what came of its question; no money is asked for before that is settled. */
async function identify(services: PursuitServices, row: AttemptRow): Promise<void> {
  const { database, limiteCentavos } = services;
  const authentication = await authenticationOf(services, row);
  if (!authentication) return void (await database.transaction((tx) => refuseAttempt(tx, row.id, 'indisponivel')));
  await database.transaction((tx) => recordProof(tx, row.id, authentication));
  const verdict = judgeThreeDs({
    authentication,
    tipo: row.tipo,
    valorCentavos: row.valor_centavos,
    limiteCentavos,
  });
  if (verdict === 'desafiar') return waitForPerson(services, row, authentication);
  if (verdict !== 'autorizar') return void (await database.transaction((tx) => refuseAttempt(tx, row.id, verdict)));
  if (await database.transaction((tx) => beginAuthorisation(tx, row))) await authorise(services, row, authentication);
}

/** Null where the acquirer can't be reached before it was ever asked anything: nothing is lost by giving up. */
async function authenticationOf({ card }: PursuitServices, row: AttemptRow): Promise<Authentication | null> {
  if (row.situacao === 'desafio' && row.autenticacao_id !== null) {
    const ask = row.desafioVencido ? card.cancelAuthentication : card.findAuthentication;
    return ask(row.autenticacao_id);
  }
  try {
    return await card.authenticate({
      chave: row.chave,
      token: row.token ?? '',
      tipo: row.tipo,
      valorCentavos: row.valor_centavos,
      navegador: row.dispositivo as Navegador,
      retornoUrl: row.retorno,
      nonce: row.nonce,
      referencia: row.pedido_id,
    });
  } catch (error) {
    if (error instanceof CardUnavailable || error instanceof CardRefused) return null;
    throw error;
  }
}

async function waitForPerson({ database }: PursuitServices, row: AttemptRow, authentication: Authentication) {
  await database.transaction<unknown>((tx) =>
    row.desafioVencido ? refuseAttempt(tx, row.id, 'tempo') : openChallenge(tx, row, authentication, DESAFIO_MINUTOS),
  );
}

/** Asks for the money, once. Where no answer comes the attempt stays open, and is found by its key from then on. */
async function authorise({ database, card }: PursuitServices, row: AttemptRow, { id }: Authentication): Promise<void> {
  const asked: AttemptRow = { ...row, situacao: 'autorizando' };
  try {
    const payment = await card.authorise({
      chave: row.chave,
      token: row.token ?? '',
      tipo: row.tipo,
      parcelas: row.parcelas,
      valorCentavos: row.valor_centavos,
      autenticacaoId: id,
    });
    faultPoint('cartao-depois');
    await database.transaction((tx) => settle(tx, asked, payment));
  } catch (error) {
    if (!(error instanceof CardRefused)) throw error;
    await database.transaction((tx) => refuseAttempt(tx, row.id, 'negada'));
  }
}

/** Money was asked for and the answer got lost: it is looked for by our key, and never asked for again. */
async function findAnswer({ database, card }: PursuitServices, row: AttemptRow): Promise<void> {
  const payment = await card.findByKey(row.chave);
  await database.transaction<unknown>(async (tx) => {
    if (payment) return settle(tx, row, payment);
    return row.situacao === 'autorizando' && isForgotten(row)
      ? refuseAttempt(tx, row.id, 'sem_resposta')
      : lookLater(tx, row);
  });
}

const isForgotten = ({ esperaSegundos }: AttemptRow): boolean => esperaSegundos >= UNKNOWN_SECONDS;

/**
 * The acquirer gives no answer that can be used: none at all, one that cannot be read, or a refusal of the question. Its
 * word is waited for, but no seat is kept for ever on that account.
 */
function waitOn(tx: Tx, row: AttemptRow): Promise<unknown> {
  // No money was asked for yet.
  if (row.situacao === 'criada') return refuseAttempt(tx, row.id, 'indisponivel');
  if (row.situacao === 'desafio' && row.desafioVencido) return refuseAttempt(tx, row.id, 'tempo');
  return row.situacao === 'autorizando' && row.esperaSegundos >= SILENCE_SECONDS
    ? refuseAttempt(tx, row.id, 'sem_resposta')
    : lookLater(tx, row);
}
