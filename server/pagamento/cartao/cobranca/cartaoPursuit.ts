import { DESAFIO_MINUTOS } from '../../../../src/domain/pagamento/cartao';
import { faultPoint } from '../../../platform/chaos/faultPoint';
import type { PagamentoDaCarteira } from '../../../../src/domain/wire/pagamento/carteira';
import type { Database, Tx } from '../../../platform/database/database';
import { claimTentativa, recordProof } from '../tentativa/andamentoCartaoRepository';
import { CartaoRefused, CartaoUnavailable, type Authentication, type CartaoPort, type Navegador } from '../cartaoPort';
import { beginAuthorisation, lookLater, openChallenge, refuseAttempt, settle } from './cartaoSettlement';
import { findAttempt, giveToken, type AttemptRow } from '../tentativa/tentativaCartaoRepository';
import { judgeThreeDs } from '../desafio/threeDs';

interface PursuitServices {
  database: Database;
  cartao: CartaoPort;
  /** Limit in centavos up to which credit is accepted without the bank's guarantee. */
  limiteCentavos: number;
}

/** Lease of an attempt that is worked on: longer than any call to the acquirer lasts. */
const BUSY_SECONDS = 30;
/** Time in which a wallet's payload reaches the acquirer; the request that brought it has ended after that. */
const PAYLOAD_SECONDS = 30;
/** Age after which a request that the acquirer does not know counts as lost. */
const UNKNOWN_SECONDS = 60;
/** Maximum wait for an acquirer that gives no answer; money that turns up later goes back. */
const SILENCE_SECONDS = 300;

interface PursueOptions {
  /** Receives the failure that kept the attempt from being settled; the attempt is retried, or was ended by it. */
  onProblem?: (error: unknown) => void;
  /** Handed over by the wallet, which only the request that brought it has. */
  carteira?: PagamentoDaCarteira | undefined;
}

export type PursueAttempt = (id: string, options?: PursueOptions) => Promise<void>;

/**
 * Brings an attempt as far as it can go: authentication first, then the money. The person's request, the return from the
 * bank's page, the sweeper and the conclusion all call it. A lease admits one caller at a time; the others return at once.
 */
export const createPursueAttempt =
  (services: PursuitServices): PursueAttempt =>
  async (id, { onProblem, carteira } = {}) => {
    const { db } = services.database;
    // Without the payload, the lease is left to the request that has it, while that may still come.
    const payloadSeconds = carteira === undefined ? PAYLOAD_SECONDS : 0;
    if (!(await claimTentativa(db, id, { seconds: BUSY_SECONDS, payloadSeconds }))) return;
    const row = await findAttempt(db, id);
    if (!row) return;
    try {
      if (lacksToken(row)) await exchange(services, row, carteira);
      else if (row.situacao === 'criada' || row.situacao === 'desafio') await identify(services, row);
      else await findAnswer(services, row);
    } catch (error) {
      await services.database.transaction<unknown>(async (tx) => waitOn(tx, (await findAttempt(tx, id)) ?? row));
      if (!(error instanceof CartaoUnavailable || error instanceof CartaoRefused)) throw error;
      onProblem?.(error);
    }
  };

/** A wallet's card for which the acquirer has not given a token yet. */
const lacksToken = ({ situacao, carteira, token }: AttemptRow): boolean =>
  situacao === 'criada' && carteira !== null && token === null;

/**
 * Has the acquirer give a token for what the wallet handed over, and goes on with it as with a typed card's. No money was
 * asked for yet, so any failure ends the attempt; a refusal counts for the brake as that of an invented token does.
 */
async function exchange(services: PursuitServices, row: AttemptRow, carteira: PagamentoDaCarteira | undefined) {
  const { database, cartao } = services;
  const refuse = (motivo: 'indisponivel' | 'autenticacao') =>
    database.transaction<unknown>((tx) => refuseAttempt(tx, row, motivo));
  // The request that brought it was cut before the acquirer had it.
  if (carteira === undefined) return void (await refuse('indisponivel'));
  let token: string;
  try {
    token = await cartao.exchangeCarteira(row.chave, carteira);
  } catch (error) {
    if (error instanceof CartaoUnavailable) return void (await refuse('indisponivel'));
    if (error instanceof CartaoRefused) return void (await refuse('autenticacao'));
    throw error;
  }
  if (await database.transaction((tx) => giveToken(tx, row.id, token))) await identify(services, { ...row, token });
}

/** Authenticates the person: asks the bank, or what came of its challenge. Money is asked for only after that is settled. */
async function identify(services: PursuitServices, row: AttemptRow): Promise<void> {
  const { database, limiteCentavos } = services;
  const authentication = await authenticationOf(services, row);
  if (typeof authentication === 'string')
    return void (await database.transaction((tx) => refuseAttempt(tx, row, authentication)));
  await database.transaction((tx) => recordProof(tx, row.id, authentication));
  const verdict = judgeThreeDs({
    authentication,
    tipo: row.tipo,
    valorCentavos: row.valor_centavos,
    limiteCentavos,
  });
  if (verdict === 'desafiar') return waitForPerson(services, row, authentication);
  if (verdict !== 'autorizar') return void (await database.transaction((tx) => refuseAttempt(tx, row, verdict)));
  if (await database.transaction((tx) => beginAuthorisation(tx, row))) await authorise(services, row, authentication);
}

/**
 * The bank's answer, or the reason for which the attempt ends: the acquirer does not answer, or refuses this card. It holds
 * nothing yet. A refusal counts for the brake, as the bank's own does, so that invented tokens are no free tries.
 */
async function authenticationOf(
  { cartao }: PursuitServices,
  row: AttemptRow,
): Promise<Authentication | 'indisponivel' | 'autenticacao'> {
  if (row.situacao === 'desafio' && row.autenticacao_id !== null) {
    const ask = row.desafioVencido ? cartao.cancelAuthentication : cartao.findAuthentication;
    return (await ask(row.autenticacao_id)) ?? 'indisponivel';
  }
  try {
    return await cartao.authenticate({
      chave: row.chave,
      token: row.token ?? '',
      cofre: row.cofre,
      tipo: row.tipo,
      valorCentavos: row.valor_centavos,
      navegador: row.dispositivo as Navegador,
      retornoUrl: row.retorno,
      nonce: row.nonce,
      referencia: row.pedido_id,
    });
  } catch (error) {
    if (error instanceof CartaoUnavailable) return 'indisponivel';
    if (error instanceof CartaoRefused) return 'autenticacao';
    throw error;
  }
}

async function waitForPerson({ database }: PursuitServices, row: AttemptRow, authentication: Authentication) {
  await database.transaction<unknown>((tx) =>
    row.desafioVencido ? refuseAttempt(tx, row, 'tempo') : openChallenge(tx, row, authentication, DESAFIO_MINUTOS),
  );
}

/** Asks for the money, once. Without an answer the attempt stays open, and its payment is looked for by our key. */
async function authorise(
  { database, cartao }: PursuitServices,
  row: AttemptRow,
  { id }: Authentication,
): Promise<void> {
  const asked: AttemptRow = { ...row, situacao: 'autorizando' };
  try {
    const payment = await cartao.authorise({
      chave: row.chave,
      token: row.token ?? '',
      cofre: row.cofre,
      tipo: row.tipo,
      parcelas: row.parcelas,
      valorCentavos: row.valor_centavos,
      autenticacaoId: id,
    });
    faultPoint('cartao-depois');
    await database.transaction((tx) => settle(tx, asked, payment));
  } catch (error) {
    if (!(error instanceof CartaoRefused)) throw error;
    await database.transaction((tx) => refuseAttempt(tx, asked, 'negada'));
  }
}

/** The answer to the request for money was lost: the payment is looked for by our key, and never asked for again. */
async function findAnswer({ database, cartao }: PursuitServices, row: AttemptRow): Promise<void> {
  const payment = await cartao.findByKey(row.chave);
  await database.transaction<unknown>(async (tx) => {
    if (payment) return settle(tx, row, payment);
    return row.situacao === 'autorizando' && isForgotten(row)
      ? refuseAttempt(tx, row, 'sem_resposta')
      : lookLater(tx, row);
  });
}

const isForgotten = ({ esperaSegundos }: AttemptRow): boolean => esperaSegundos >= UNKNOWN_SECONDS;

/**
 * Handles an unusable answer of the acquirer: none at all, one that cannot be read, or a refusal of the question. The wait
 * for a usable one is bounded, so that no seat is held for ever.
 */
function waitOn(tx: Tx, row: AttemptRow): Promise<unknown> {
  // No money was asked for yet.
  if (row.situacao === 'criada') return refuseAttempt(tx, row, 'indisponivel');
  if (row.situacao === 'desafio' && row.desafioVencido) return refuseAttempt(tx, row, 'tempo');
  return row.situacao === 'autorizando' && row.esperaSegundos >= SILENCE_SECONDS
    ? refuseAttempt(tx, row, 'sem_resposta')
    : lookLater(tx, row);
}
