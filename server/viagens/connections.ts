import { addDias, type Dia } from '../../src/domain/base/data';
import type { Conexao, Viagem } from '../../src/domain/wire/viagens/viagens';
import type { Catalogue } from './catalogue';

/** Minimum and maximum wait: enough to change the platform, and less than a night at a terminal. */
const ESPERA_MINUTOS = [45, 360] as const;
const MAXIMO_CONEXOES = 8;
export type SearchDay = (origem: string, destino: string, dia: Dia) => Promise<Viagem[]>;

/** Journeys with one change, in the order of departure: the shortest ones, without those that another one beats. */
export async function connectionsOf(
  catalogue: Pick<Catalogue, 'terminaisDeTroca'>,
  search: SearchDay,
  { origem, destino, dia }: { origem: string; destino: string; dia: Dia },
): Promise<Conexao[]> {
  const found: Conexao[] = [];
  for (const hub of catalogue.terminaisDeTroca(origem, destino)) {
    const first = (await search(origem, hub, dia)).filter(hasPoltronas);
    if (first.length === 0) continue;
    const next = await search(hub, destino, dia);
    const after = await search(hub, destino, addDias(dia, 1));
    found.push(...pairs(first, [...next, ...after].filter(hasPoltronas)));
  }
  return found
    .filter((one) => !found.some((other) => beats(other, one)))
    .sort((a, b) => a.duracaoMinutos - b.duracaoMinutos)
    .slice(0, MAXIMO_CONEXOES)
    .sort((a, b) => leaves(a) - leaves(b));
}

const hasPoltronas = ({ poltronasLivres }: Viagem): boolean => poltronasLivres > 0;
const at = ({ instante }: { instante: string }): number => Date.parse(instante);
const minutes = (from: { instante: string }, to: { instante: string }): number =>
  Math.round((at(to) - at(from)) / 60_000);

/** Pairs each first coach with the first one after it that leaves a fair time to change. */
function pairs(first: readonly Viagem[], second: readonly Viagem[]): Conexao[] {
  const [least, most] = ESPERA_MINUTOS;
  return first.flatMap((one) => {
    const other = second.find(({ partida }) => {
      const wait = minutes(one.chegada, partida);
      return wait >= least && wait <= most;
    });
    return other && other.id !== one.id ? [toConexao(one, other)] : [];
  });
}

const toConexao = (one: Viagem, other: Viagem): Conexao => ({
  trechos: [one, other],
  esperaMinutos: minutes(one.chegada, other.partida),
  duracaoMinutos: minutes(one.partida, other.chegada),
  menorPrecoCentavos: one.menorPrecoCentavos + other.menorPrecoCentavos,
});

const leaves = ({ trechos: [one] }: Conexao): number => at(one.partida);
const arrives = ({ trechos: [, other] }: Conexao): number => at(other.chegada);

/** True where `a` is no worse in departure, arrival and price, and better in one of them. */
function beats(a: Conexao, b: Conexao): boolean {
  const better = [leaves(a) - leaves(b), arrives(b) - arrives(a), b.menorPrecoCentavos - a.menorPrecoCentavos];
  return better.every((by) => by >= 0) && better.some((by) => by > 0);
}
