import { fases, faseSeguinte, transicoes, type Fato } from '../../src/domain/compra/fases/transicoes';

const BEGIN = '<!-- fases: begin -->';
const END = '<!-- fases: end -->';
/** The walk takes every entry of the table, so one test proves each of them. */
const PROOF = '`src/sagas/compra/fasesDaCompra.test.ts`: take every entry of the table';

const fatos = Object.keys(transicoes).filter((name): name is Fato => name in transicoes);

/** One arrow for each pair of phases, with the facts that lead from one to the other. */
const arrows = (): string[] =>
  fases
    .flatMap((from) =>
      fases.map((to) => ({ from, to, facts: fatos.filter((fato) => faseSeguinte(fato, from) === to) })),
    )
    .filter(({ facts }) => facts.length > 0)
    .map(({ from, to, facts }, i) => `  ${from} --> ${to}: ${i + 1} ${facts.join(', ')}`);

/** A page with the diagram of the purchase's phases, between two marks, written anew. */
export function fasesDiagram(page: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`the page lacks ${BEGIN} or ${END}`);
  const lines = arrows();
  const diagram = ['```mermaid', 'stateDiagram-v2', '  [*] --> choosing', ...lines, '```'];
  const table = ['| | test |', '|---|---|', ...lines.map((_, i) => `| ${i + 1} | ${PROOF} |`)];
  return `${page.slice(0, begin)}${[BEGIN, ...diagram, '', ...table].join('\n')}\n${page.slice(end)}`;
}
