import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Reader } from '../platform/database/database';
import { Problem } from '../platform/http/problem';

const JANELA_MIN = 15;
/** Wrong guesses of one address at one code. */
const POR_CODIGO = 8;
/** Wrong guesses of one address at all codes. */
const POR_ENDERECO = 24;
/** So many wrong guesses at one code from everywhere are an attack: each address has fewer, and every answer is late. */
const ATAQUE = 32;
const POR_CODIGO_SOB_ATAQUE = 2;
const DEMORA_MS = 1_500;

/** The hash of a guesser's network address; of IPv6 the half that one connection has to itself. */
export function guesserOf(ip: string): string {
  const network = isIPv6(ip) && !ip.includes('.') ? expand(ip).slice(0, 4).join(':') : ip;
  return createHash('sha256').update(`palpite/${network}`).digest('hex');
}

/** The eight groups of an IPv6 address. */
function expand(ip: string): string[] {
  const [head = [], tail] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  if (tail === undefined) return head;
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

/**
 * Refuses an address that has guessed wrong too often. Nobody can shut a code for its owner: what strangers guess counts
 * against their own addresses, and many of them together only slow the answers down.
 */
export async function refuseGuessing(db: Reader, codigo: string, quem: string): Promise<void> {
  const { aqui, doEndereco, deTodos } = await db
    .selectFrom('encomenda_palpite')
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere('codigo', '=', codigo).filterWhere('quem', '=', quem).as('aqui'),
      eb.fn.countAll<string>().filterWhere('quem', '=', quem).as('doEndereco'),
      eb.fn.countAll<string>().filterWhere('codigo', '=', codigo).as('deTodos'),
    ])
    .where((eb) => eb.or([eb('codigo', '=', codigo), eb('quem', '=', quem)]))
    .where('em', '>', sql<Date>`now() - make_interval(mins => ${JANELA_MIN}::int)`)
    .executeTakeFirstOrThrow();
  const underAttack = Number(deTodos) >= ATAQUE;
  const allowed = underAttack ? POR_CODIGO_SOB_ATAQUE : POR_CODIGO;
  if (Number(aqui) >= allowed || Number(doEndereco) >= POR_ENDERECO) throw tooMany();
  if (underAttack) await pause(DEMORA_MS);
}

/** Writes a wrong guess down. */
export const recordGuess = (db: Reader, codigo: string, quem: string): Promise<unknown> =>
  db.insertInto('encomenda_palpite').values({ id: v7(), codigo, quem }).execute();

// A 429 would be taken for a hiccup by the client, and its words left unread.
function tooMany(): Problem {
  const mensagem = `Muitas tentativas com este código. Espere ${JANELA_MIN} minutos e tente de novo.`;
  const headers = { 'retry-after': String(JANELA_MIN * 60) };
  return new Problem(409, { codigo: 'MUITAS_TENTATIVAS', mensagem }, {}, headers);
}
