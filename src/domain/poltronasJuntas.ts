import type { PoltronaMapa } from './wire/poltronas';

/** What the rule needs to know of a seat. */
export type Assento = Pick<
  PoltronaMapa,
  'numero' | 'andar' | 'fila' | 'coluna' | 'classe' | 'acessivel' | 'preferencialMulheres'
> & { livre: boolean };

/** With its place in the row from the left, whatever the width of the aisle. */
interface Lugar extends Assento {
  ordem: number;
}

export interface PedidoJuntas {
  quantidade: number;
  classe: string;
  /** Seats that are kept: what is proposed lies beside them. */
  perto?: readonly number[];
  /** Seats that are never proposed, whatever else is free. */
  exceto?: readonly number[];
  /** Seats where women come first are proposed only to who asks for them. */
  mulheres?: boolean;
}

/**
 * Free seats of one class that stand together: each beside another of them in the row, over the aisle, or right before
 * or behind. A row is preferred to a block; accessible seats are proposed only where nothing else would do. None where
 * so many do not stand together.
 */
export function sugerirJuntas(assentos: readonly Assento[], pedido: PedidoJuntas): number[] {
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

/** Grows a group from every seat and takes the closest; a group that can grow to the size wanted is never missed. */
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

/** How far a seat lies from those that are already in, all together: a row holds a party closer than a block. */
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

/** True where everybody of the party sits beside another of them: in the row, over the aisle, before or behind. */
export function estaoJuntas(assentos: readonly Assento[], numeros: readonly number[]): boolean {
  const wanted = toLugares(assentos).filter(({ numero }) => numeros.includes(numero));
  const reached = wanted.slice(0, 1);
  for (const one of reached) {
    reached.push(...wanted.filter((other) => !reached.includes(other) && isBeside(one, other)));
  }
  return reached.length === numeros.length;
}

/** How they lie: `Lado a lado, no piso superior.` */
export function descreverJuntas(assentos: readonly Assento[], numeros: readonly number[]): string {
  const seats = assentos.filter(({ numero }) => numeros.includes(numero));
  const [first] = seats;
  const filas = new Set(seats.map(({ fila }) => fila)).size;
  const hasDecks = assentos.some(({ andar }) => andar !== first?.andar);
  const lie = filas > 1 ? 'Em filas seguidas' : seats.length > 1 ? 'Lado a lado' : 'Poltrona livre';
  const deck = first?.andar === 1 ? 'no piso inferior' : 'no piso superior';
  return `${[lie, hasDecks && deck].filter(Boolean).join(', ')}.`;
}

/** A seat in the place of one that was lost. */
export interface Troca {
  numero: number;
  sugerida: number;
}

/**
 * For each seat that somebody else took, a free one of its class: together, and beside those that were kept where
 * there are any. A kept seat is never proposed itself. A party that would be torn apart gets no proposal for that class.
 */
export function sugerirTrocas(
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
    const beside = sugerirJuntas(assentos, { quantidade, classe, perto: mantidas, exceto });
    const found = beside.length > 0 ? beside : sugerirJuntas(assentos, { quantidade, classe, exceto });
    return found.map((sugerida, i) => ({ numero: lost[i] ?? 0, sugerida }));
  });
}
