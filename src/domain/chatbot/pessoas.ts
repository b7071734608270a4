import type { Rule } from './reading';

/** A number of people: the total, or one kind of them. */
export type Contagem =
  | { tipo: 'todos'; total: number }
  | { tipo: 'parte'; total: number }
  /** A child on an adult's lap, without a seat. */
  | { tipo: 'colo' };

const PARENTE =
  'espos[ao]|mulher|marido|mae|pai|namorad[ao]|noiv[ao]|filh[ao]|filhinh[ao]|irma|irmao|amig[ao]|avo|sogr[ao]|prim[ao]|net[ao]|ti[ao]|chefe|coleg[ao]';
const N = '(\\d{1,2}|uma?)';
const toCount = (text: string | undefined): number => (/^u/.test(text ?? '') ? 1 : Number(text));

const todos = (total: number): Contagem | null => (total > 0 ? { tipo: 'todos', total } : null);
const parte = (total: number): Contagem => ({ tipo: 'parte', total });

/** Rules for the number of travellers. */
export const pessoasRules: readonly Rule<Contagem>[] = [
  {
    pattern: /(?:com )?(?:um |uma |1 |meu |minha |o |a )?(?:bebe|nenem|crianca de colo)/,
    read: () => ({ tipo: 'colo' }),
  },
  {
    pattern: new RegExp(
      `(?:para |pras? |somos |sao |em |ate |de )?${N} (?:pessoas?|passageiros?|passagens?|passagem|lugares|lugar|poltronas?|bilhetes?|assentos?|viajantes?)`,
    ),
    read: ([n], { antes, depois }) => {
      // "Uma passagem" states the product, not the number of people.
      if (/^u/.test(n ?? '') && !/^ (?:so|apenas)/.test(depois) && !/(?:so|apenas) ?$/.test(antes)) return null;
      return todos(toCount(n));
    },
  },
  {
    pattern: new RegExp(
      `${N} (?:adultos?|criancas?|idosos?|idosas?|jovens|jovem|amig[ao]s?|filh[ao]s?|menores|menor|homens?|mulheres|senhoras?|senhores)(?: de \\d{1,2} anos?)?`,
    ),
    read: ([n]) => parte(toCount(n)),
  },
  {
    pattern: /(?:somos|vamos|iremos|em|nos) (?:em )?(\d{1,2})(?! (?:dias?|semanas?|h))/,
    read: ([n], { depois }) => (isOther(depois) ? null : todos(Number(n))),
  },
  {
    pattern: /(?:para) (\d{1,2})/,
    read: ([n], { depois }) => (isOther(depois) || Number(n) > 12 ? null : todos(Number(n))),
  },
  { pattern: /(?:para )?(?:um |o )?casal/, read: () => todos(2) },
  { pattern: /sozinh[ao]|so eu|somente eu|apenas eu|so para mim|so 1|so uma?/, read: () => todos(1) },
  { pattern: /eu(?= (?:e|mais|com|minha|meu) )/, read: () => parte(1) },
  {
    pattern: new RegExp(`(?:minha|meu|a minha|o meu) (?:${PARENTE})`),
    read: (_, { tudoAntes }) => (/(?:\beu\b|\bcom\b|\be\b|\bmais\b)[^.]{0,40}$/.test(tudoAntes) ? parte(1) : null),
  },
];

const isOther = (after: string): boolean => /^ ?(?:de |do |\/|h|dias?|semanas?|reais|mes)/.test(after);

/** Number of seats; null when not stated. "Com minha mãe" counts the speaker too. */
export function sumPessoas(contagens: readonly Contagem[], texto: string): number | null {
  const totals = contagens.flatMap((one) => (one.tipo === 'todos' ? one.total : []));
  const parts = contagens.flatMap((one) => (one.tipo === 'parte' ? one.total : []));
  const sum = parts.reduce((all, one) => all + one, 0);
  if (totals.length > 0) return Math.max(...totals);
  if (sum === 0) return contagens.length > 0 && /\beu\b/.test(texto) ? 1 : null;
  const speaks = /\bcom (?:a |o )?(?:minha|meu)/.test(texto) && !/\beu (?:e|mais|com)\b/.test(texto);
  return sum + (speaks ? 1 : 0);
}
