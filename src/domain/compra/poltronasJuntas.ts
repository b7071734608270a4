import type { PoltronaMapa } from '../wire/compra/poltronas';

/** The fields of a seat that the rule reads. */
export type Assento = Pick<
  PoltronaMapa,
  'numero' | 'andar' | 'fila' | 'coluna' | 'classe' | 'acessivel' | 'preferencialMulheres'
> & { livre: boolean };

/** A seat with its index in the row from the left, independent of the aisle. */
interface Lugar extends Assento {
  ordem: number;
}

export interface PedidoJuntas {
  quantidade: number;
  classe: string;
  /** Seats already kept; suggestions must adjoin them. */
  perto?: readonly number[];
  /** Seats never suggested, even if free. */
  exceto?: readonly number[];
  /** Includes seats with priority for women. */
  mulheres?: boolean;
}

/**
 * Free adjacent seats of one class: each next to another of the group in the row, across the aisle, or directly before
 * or behind. A row is preferred to a block; accessible seats are suggested only as a last resort. Empty when no such
 * group exists.
 */
export function suggestJuntas(assentos: readonly Assento[], pedido: PedidoJuntas): number[] {
  const { quantidade, classe, perto = [], exceto = perto, mulheres = false } = pedido;
  if (quantidade < 1) return [];
  const lugares = toLugares(assentos);
  const usable = lugares.filter(
    (one) =>
      one.livre && one.classe === classe && !exceto.includes(one.numero) && (mulheres || !one.preferencialMulheres),
  );
  const anchors = lugares.filter(({ numero }) => perto.includes(numero));
  const plain = usable.filter(({ acessivel }) => !acessivel);
  return bestGroup(plain, anchors, quantidade) ?? bestGroup(usable, anchors, quantidade) ?? [];
}

interface Group {
  seats: Lugar[];
  cost: number;
}

/**
 * Grows a group from every seat and returns the most compact one; a group of the wanted size is found whenever one
 * exists.
 */
function bestGroup(usable: readonly Lugar[], anchors: readonly Lugar[], size: number): number[] | null {
  const starts = usable.filter((one) => anchors.length === 0 || anchors.some((other) => isBeside(one, other)));
  let best: Group | null = null;
  for (const start of starts) {
    const group = grow(start, usable, anchors, size);
    if (group && (!best || group.cost < best.cost)) best = group;
  }
  return best && best.seats.map(({ numero }) => numero).sort((a, b) => a - b);
}

function grow(start: Lugar, usable: readonly Lugar[], anchors: readonly Lugar[], size: number): Group | null {
  const group: Group = { seats: [start], cost: costOf(start, anchors) };
  while (group.seats.length < size) {
    const taken = [...group.seats, ...anchors];
    const next = usable
      .filter((one) => !group.seats.includes(one) && taken.some((other) => isBeside(one, other)))
      .map((seat) => ({ seat, cost: costOf(seat, taken) }))
      .reduce<{ seat: Lugar; cost: number } | null>((best, one) => (best && best.cost <= one.cost ? best : one), null);
    if (!next) return null;
    group.seats.push(next.seat);
    group.cost += next.cost;
  }
  return group;
}

/** Total distance of a seat to the group; rows weigh more than columns, so a row beats a block. */
const costOf = (seat: Lugar, others: readonly Lugar[]): number =>
  others.reduce((sum, other) => sum + Math.abs(seat.coluna - other.coluna) + 3 * Math.abs(seat.fila - other.fila), 0);

const isBeside = (a: Lugar, b: Lugar): boolean => {
  if (a.andar !== b.andar) return false;
  if (a.fila === b.fila) return Math.abs(a.ordem - b.ordem) === 1;
  return Math.abs(a.fila - b.fila) === 1 && a.coluna === b.coluna;
};

const toLugares = (assentos: readonly Assento[]): Lugar[] =>
  assentos.map((one) => ({
    ...one,
    ordem: assentos.filter(({ andar, fila, coluna }) => andar === one.andar && fila === one.fila && coluna < one.coluna)
      .length,
  }));

/** True when the seats form one connected group: next to each other, across the aisle, before or behind. */
export function areJuntas(assentos: readonly Assento[], numeros: readonly number[]): boolean {
  const wanted = toLugares(assentos).filter(({ numero }) => numeros.includes(numero));
  const reached = wanted.slice(0, 1);
  for (const one of reached) {
    reached.push(...wanted.filter((other) => !reached.includes(other) && isBeside(one, other)));
  }
  return reached.length === numeros.length;
}

/** A replacement for a lost seat. */
export interface Troca {
  numero: number;
  sugerida: number;
}

/**
 * A replacement of the same class for each lost seat: adjacent to the kept seats, which are never suggested themselves.
 * A class gets no suggestion when its group would be separated.
 */
export function suggestTrocas(
  assentos: readonly Assento[],
  { perdidas, mantidas }: { perdidas: readonly number[]; mantidas: readonly number[] },
): Troca[] {
  const exceto = [...mantidas, ...perdidas];
  const classes = new Map<string, number[]>();
  for (const { numero, classe } of assentos) {
    if (perdidas.includes(numero)) classes.set(classe, [...(classes.get(classe) ?? []), numero]);
  }
  return [...classes].flatMap(([classe, lost]) => {
    const quantidade = lost.length;
    const beside = suggestJuntas(assentos, { quantidade, classe, perto: mantidas, exceto });
    const found = beside.length > 0 ? beside : suggestJuntas(assentos, { quantidade, classe, exceto });
    return found.map((sugerida, i) => ({ numero: lost[i] ?? 0, sugerida }));
  });
}
