import { type Dia } from '../../../src/domain/base/data';
import { isEsperaJusta } from '../../../src/domain/viagens/troca';
import type { Conexao, Viagem } from '../../../src/domain/wire/viagens/viagens';
import { groupBy } from '../groupBy';

const MAXIMO_CONEXOES = 8;

/** The trips to a terminal of change and those that go on from there, each in the order of departure. */
export interface Troca {
  first: readonly Viagem[];
  second: readonly Viagem[];
}

/**
 * Journeys with one change by the day of their start, each day's in the order of departure: the shortest ones, without
 * those that another one beats.
 */
export function connectionsOf(trocas: readonly Troca[]): Map<Dia, Conexao[]> {
  const found = trocas.flatMap(pairs);
  const byDia = groupBy(found, ({ conexao }) => conexao.trechos[0].partida.dia);
  return new Map([...byDia].map(([dia, ofDay]) => [dia, bestOf(ofDay).map(({ conexao }) => conexao)]));
}

/** A journey with its instants as numbers, since they are compared often. */
interface Timed {
  conexao: Conexao;
  leaves: number;
  arrives: number;
}

const bestOf = (found: readonly Timed[]): Timed[] =>
  found
    .filter((one) => !found.some((other) => beats(other, one)))
    .sort((a, b) => a.conexao.duracaoMinutos - b.conexao.duracaoMinutos)
    .slice(0, MAXIMO_CONEXOES)
    .sort((a, b) => a.leaves - b.leaves);

const hasPoltronas = ({ poltronasLivres }: Viagem): boolean => poltronasLivres > 0;
const at = ({ instante }: { instante: string }): number => Date.parse(instante);
const minutes = (from: number, to: number): number => Math.round((to - from) / 60_000);

/** Pairs each first coach with the first one after it that leaves a fair time to change. */
function pairs({ first, second }: Troca): Timed[] {
  const onward = second.filter(hasPoltronas).map((viagem) => ({ viagem, leaves: at(viagem.partida) }));
  return first.filter(hasPoltronas).flatMap((one) => {
    const arrives = at(one.chegada);
    const next = onward.find(({ viagem, leaves }) => isEsperaJusta(minutes(arrives, leaves)) && viagem.id !== one.id);
    return next ? [toTimed(one, next.viagem)] : [];
  });
}

function toTimed(one: Viagem, other: Viagem): Timed {
  const [leaves, arrives] = [at(one.partida), at(other.chegada)];
  const conexao: Conexao = {
    trechos: [one, other],
    esperaMinutos: minutes(at(one.chegada), at(other.partida)),
    duracaoMinutos: minutes(leaves, arrives),
    menorPrecoCentavos: one.menorPrecoCentavos + other.menorPrecoCentavos,
  };
  return { conexao, leaves, arrives };
}

/** True where `a` is no worse in departure, arrival and price, and better in one of them. */
function beats(a: Timed, b: Timed): boolean {
  const better = [
    a.leaves - b.leaves,
    b.arrives - a.arrives,
    b.conexao.menorPrecoCentavos - a.conexao.menorPrecoCentavos,
  ];
  return better.every((by) => by >= 0) && better.some((by) => by > 0);
}
