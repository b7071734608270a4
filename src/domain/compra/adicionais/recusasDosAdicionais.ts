import type { Cotacao } from '../../wire/compra/cotacao';

/** The reason why extras were left out of the price, and the coaches that it is of. */
interface RecusaDosAdicionais {
  mensagem: string;
  trechos: number[];
}

/**
 * Server refusals of extras, each once with its coaches. A quote lists the passengers of the first coach, then those of the next.
 * @param passageiros how many travel on each coach.
 */
export function recusasDosAdicionais(
  { recusas }: Pick<Cotacao, 'recusas'>,
  passageiros: number,
): RecusaDosAdicionais[] {
  const found = new Map<string, Set<number>>();
  for (const { campo = '', mensagem } of recusas) {
    const at = /^passageiros\.(\d+)\.adicionais$/.exec(campo)?.[1];
    if (at === undefined) continue;
    found.set(mensagem, (found.get(mensagem) ?? new Set()).add(Math.floor(Number(at) / passageiros)));
  }
  return [...found].map(([mensagem, trechos]) => ({ mensagem, trechos: [...trechos] }));
}
