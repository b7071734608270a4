import type { Fraqueza } from './senha';
import { senhasVazadas } from './senhasVazadas';

/**
 * Words of the product (ASVS 6.1.2): names of the company, of what it sells, and of the roles in its systems. Folded:
 * small letters without accents.
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

/** Shorter parts of a name, such as `de`, would join into anything. */
const PALAVRA_MINIMA = 3;
/** Signs that stand for a letter inside a word: `it4pe`. */
const SIGNS: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

let known: ReadonlySet<string> | undefined;
const isVazada = (senha: string): boolean => (known ??= new Set(senhasVazadas.split(' '))).has(senha.toLowerCase());

/** The words of an e-mail address before its @, or of a name. */
const wordsOf = (text: string): string[] =>
  (fold(text).split('@', 1)[0] ?? '').split(/[^a-z]+/).filter((word) => word.length >= PALAVRA_MINIMA);

/** What is left of a password without the digits and signs around and inside it, read in both ways. */
function stemsOf(senha: string): string[] {
  const core = fold(senha).replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const read = [...core].map((sign) => SIGNS[sign] ?? sign).join('');
  return [core, read].map((text) => text.replaceAll(/[^a-z]/g, '')).filter((stem) => stem !== '');
}

/** Whether a text is made of these words and nothing else; in time linear in the text. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1)
    if (reached.has(at)) for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length);
  return reached.has(text.length);
}

/**
 * Why a new password that the policy accepts (`falhaDeSenha`) is still too easy to guess, or null.
 *
 * @param senha at most `SENHA_MAXIMA` characters.
 * @param pessoa e-mail and name of whoever chooses it, as far as they are known.
 */
export function fraquezaDaSenha(senha: string, pessoa: readonly string[]): Fraqueza | null {
  if (isVazada(senha)) return 'vazada';
  const words = [...PALAVRAS_DO_CONTEXTO, ...pessoa.flatMap(wordsOf)];
  return stemsOf(senha).some((stem) => isMadeOf(stem, words)) ? 'previsivel' : null;
}
