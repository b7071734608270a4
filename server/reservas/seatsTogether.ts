import type { PoltronaLayout } from '../viagens/catalogue';
import { groupBy } from '../viagens/groupBy';

type Seat = Pick<
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
export function seatsTogether(
  layout: readonly Seat[],
  olds: readonly number[],
  taken: ReadonlySet<number>,
): number[] | null {
  const byNumber = new Map(layout.map((seat) => [seat.numero, seat]));
  const moved = new Map<number, number>();
  const groups = groupBy(olds, (numero) => byNumber.get(numero)?.classe);
  for (const [classe, members] of groups) {
    const own = members.flatMap((numero) => byNumber.get(numero) ?? []);
    const isOwn = ({ numero }: Seat): boolean => members.includes(numero);
    const free = layout.filter(
      (seat) =>
        seat.classe === classe &&
        !taken.has(seat.numero) &&
        (isOwn(seat) || !(seat.acessivel || seat.preferencialMulheres)),
    );
    const block = nearestBlock(free, own);
    if (block === null) return null;
    assign(members, block, moved);
  }
  return olds.map((numero) => moved.get(numero) ?? numero);
}

/** Of the connected blocks with a free seat for each person, the one nearest to the old seats; null where there is none. */
function nearestBlock(free: readonly Seat[], own: readonly Seat[]): Seat[] | null {
  const far = (seat: Seat): number => Math.min(...own.map((old) => distance(seat, old)));
  const blocks = free.flatMap((start) => {
    const block = [start];
    while (block.length < own.length) {
      const next = free
        .filter((seat) => !block.includes(seat) && block.some((one) => isBeside(one, seat)))
        .sort((a, b) => far(a) - far(b))[0];
      if (!next) return [];
      block.push(next);
    }
    return [{ block, far: block.reduce((sum, seat) => sum + far(seat), 0) }];
  });
  return blocks.sort((a, b) => a.far - b.far)[0]?.block ?? null;
}

/** Leaves a person whose seat is in the block where they are; the others take the remaining seats in order. */
function assign(members: readonly number[], block: readonly Seat[], moved: Map<number, number>): void {
  const numbers = block.map(({ numero }) => numero);
  const left = numbers.filter((numero) => !members.includes(numero)).sort((a, b) => a - b);
  for (const member of members) moved.set(member, numbers.includes(member) ? member : (left.shift() ?? member));
}

const isBeside = (a: Seat, b: Seat): boolean =>
  a.andar === b.andar &&
  (a.fila === b.fila ? Math.abs(a.coluna - b.coluna) <= 2 : Math.abs(a.fila - b.fila) === 1 && a.coluna === b.coluna);

const distance = (a: Seat, b: Seat): number =>
  (a.andar === b.andar ? 0 : 100) + Math.abs(a.fila - b.fila) * 3 + Math.abs(a.coluna - b.coluna);
