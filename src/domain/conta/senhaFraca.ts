import type { Fraqueza } from './senha';
import { senhasVazadas } from './senhasVazadas';

/**
 * Words of the product (ASVS 6.1.2): names of the company, its products, and the roles in its systems. Folded: lower
 * case without accents.
 */
export const PALAVRAS_DO_CONTEXTO = [
  'itape',
  'onibus',
  'passagem',
  'passagens',
  'passageiro',
  'viagem',
  'viagens',
  'viajar',
  'rodoviaria',
  'bilhete',
  'poltrona',
  'encomenda',
  'agencia',
  'operador',
  'motorista',
  'embarque',
  'caixa',
  'admin',
  'administrador',
  'responsavel',
  'cliente',
  'atendimento',
  'praxio',
];

/** Minimum length of a name's part. Shorter ones, such as `de`, would match inside almost any password. */
const PALAVRA_MINIMA = 3;
/** Characters commonly substituted for letters: `it4pe`. */
const SIGNS: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

let known: ReadonlySet<string> | undefined;
const isVazada = (senha: string): boolean => (known ??= new Set(senhasVazadas.split(' '))).has(senha.toLowerCase());

/** The words of a name, or of an e-mail address before its @. */
const wordsOf = (text: string): string[] =>
  (fold(text).split('@', 1)[0] ?? '').split(/[^a-z]+/).filter((word) => word.length >= PALAVRA_MINIMA);

/** The letters of a password, in two readings: without digits and signs, and with substituted characters decoded. */
function stemsOf(senha: string): string[] {
  const core = fold(senha).replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const read = [...core].map((sign) => SIGNS[sign] ?? sign).join('');
  return [core, read].map((text) => text.replaceAll(/[^a-z]/g, '')).filter((stem) => stem !== '');
}

/** True when a text consists of these words only. Linear in the text. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1)
    if (reached.has(at)) for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length);
  return reached.has(text.length);
}

/**
 * Why a new password that satisfies the policy (`falhaDeSenha`) is still too easy to guess; null when it is not.
 *
 * @param senha at most `SENHA_MAXIMA` characters.
 * @param pessoa e-mail and name of the account's owner, as far as known.
 */
export function fraquezaDaSenha(senha: string, pessoa: readonly string[]): Fraqueza | null {
  if (isVazada(senha)) return 'vazada';
  const words = [...PALAVRAS_DO_CONTEXTO, ...pessoa.flatMap(wordsOf)];
  return stemsOf(senha).some((stem) => isMadeOf(stem, words)) ? 'previsivel' : null;
}
