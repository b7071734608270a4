import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Reader } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';
import { countPalpites } from './palpiteRepository';

const JANELA_MIN = 15;
/** Wrong guesses of one address at one code. */
const POR_CODIGO = 8;
/** Wrong guesses of one address at all codes. */
const POR_ENDERECO = 24;
/** Wrong guesses of everybody at one code that count as an attack: the limit drops, and every answer is delayed. */
const ATAQUE = 32;
const POR_CODIGO_SOB_ATAQUE = 2;
const DEMORA_MS = 1_500;

/** Hash of a guesser's network address; of IPv6 the first 64 bits, which one connection has to itself. */
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
 * Refuses an address with too many wrong guesses. Strangers cannot lock a code for its owner: their guesses count against
 * their own addresses, and many addresses together only delay the answers.
 */
export async function refuseGuessing(db: Reader, codigo: string, quem: string): Promise<void> {
  const { aqui, doEndereco, deTodos } = await countPalpites(db, { codigo, quem, minutos: JANELA_MIN });
  const underAttack = deTodos >= ATAQUE;
  const allowed = underAttack ? POR_CODIGO_SOB_ATAQUE : POR_CODIGO;
  if (aqui >= allowed || doEndereco >= POR_ENDERECO) throw tooMany();
  if (underAttack) await pause(DEMORA_MS);
}

// A 409, since clients retry a 429 without showing its message.
function tooMany(): Problem {
  const mensagem = `Muitas tentativas com este código. Espere ${JANELA_MIN} minutos e tente de novo.`;
  const headers = { 'retry-after': String(JANELA_MIN * 60) };
  return new Problem(409, { codigo: 'MUITAS_TENTATIVAS', mensagem }, {}, headers);
}
