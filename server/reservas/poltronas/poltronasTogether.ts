import type { PoltronaLayout } from '../../viagens/catalogue';
import { groupBy } from '../../viagens/groupBy';

type Poltrona = Pick<
  PoltronaLayout,
  'numero' | 'andar' | 'fila' | 'coluna' | 'classe' | 'acessivel' | 'preferencialMulheres'
>;

/**
 * Chooses other seats for people whose own are gone: each in the class of the old one, and those of a class together,
 * that is beside, across the aisle from or one row away from another of them. The seats nearest to the old ones are
 * chosen, and a person whose seat is among them keeps it. Reserved seats (step-free, for women) go only to a person who
 * had one.
 * @returns the new seat of each old one, in the same order; null where there is no such block.
 */
export function poltronasTogether(
  layout: readonly Poltrona[],
  olds: readonly number[],
  taken: ReadonlySet<number>,
): number[] | null {
  const byNumber = new Map(layout.map((poltrona) => [poltrona.numero, poltrona]));
  const moved = new Map<number, number>();
  const groups = groupBy(olds, (numero) => byNumber.get(numero)?.classe);
  for (const [classe, members] of groups) {
    const own = members.flatMap((numero) => byNumber.get(numero) ?? []);
    const isOwn = ({ numero }: Poltrona): boolean => members.includes(numero);
    const free = layout.filter(
      (poltrona) =>
        poltrona.classe === classe &&
        !taken.has(poltrona.numero) &&
        (isOwn(poltrona) || !(poltrona.acessivel || poltrona.preferencialMulheres)),
    );
    const block = nearestBlock(free, own);
    if (block === null) return null;
    assign(members, block, moved);
  }
  return olds.map((numero) => moved.get(numero) ?? numero);
}

/** Of the connected blocks with a free seat for each person, the one nearest to the old seats; null where there is none. */
function nearestBlock(free: readonly Poltrona[], own: readonly Poltrona[]): Poltrona[] | null {
  const far = (poltrona: Poltrona): number => Math.min(...own.map((old) => distance(poltrona, old)));
  const blocks = free.flatMap((start) => {
    const block = [start];
    while (block.length < own.length) {
      const next = free
        .filter((poltrona) => !block.includes(poltrona) && block.some((one) => isBeside(one, poltrona)))
        .sort((a, b) => far(a) - far(b))[0];
      if (!next) return [];
      block.push(next);
    }
    return [{ block, far: block.reduce((sum, poltrona) => sum + far(poltrona), 0) }];
  });
  return blocks.sort((a, b) => a.far - b.far)[0]?.block ?? null;
}

/** Leaves a person whose seat is in the block where they are; the others take the remaining seats in order. */
function assign(members: readonly number[], block: readonly Poltrona[], moved: Map<number, number>): void {
  const numbers = block.map(({ numero }) => numero);
  const left = numbers.filter((numero) => !members.includes(numero)).sort((a, b) => a - b);
  for (const member of members) moved.set(member, numbers.includes(member) ? member : (left.shift() ?? member));
}

const isBeside = (a: Poltrona, b: Poltrona): boolean =>
  a.andar === b.andar &&
  (a.fila === b.fila ? Math.abs(a.coluna - b.coluna) <= 2 : Math.abs(a.fila - b.fila) === 1 && a.coluna === b.coluna);

const distance = (a: Poltrona, b: Poltrona): number =>
  (a.andar === b.andar ? 0 : 100) + Math.abs(a.fila - b.fila) * 3 + Math.abs(a.coluna - b.coluna);
