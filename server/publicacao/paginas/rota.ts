import { addDias, hoje, type Dia } from '../../../src/domain/base/data';
import type { Viagem } from '../../../src/domain/wire/viagens/viagens';
import type { Viagens } from '../../viagens/busca/viagens';
import type { CidadePublicada } from './cidades';

/** Days that the lowest price is of, from tomorrow on. */
export const DIAS_DO_PRECO = 7;

/** A route as its page tells it. */
export interface RotaPublicada {
  origem: CidadePublicada;
  destino: CidadePublicada;
  /** Lowest price of the next days; null where no seat is free on any of them. */
  menorPrecoCentavos: number | null;
  /** Day of the listed departures, or the first day for sale where none is listed; null where there is no such day. */
  dia: Dia | null;
  viagens: readonly Viagem[];
}

/** Reads a route: the lowest price of the next days, and the departures of the first day for sale that has any. */
export async function readRota(
  viagens: Pick<Viagens, 'calendar' | 'search'>,
  origem: CidadePublicada,
  destino: CidadePublicada,
  now: Date,
): Promise<RotaPublicada> {
  const inicio = addDias(hoje(now), 1);
  const fim = addDias(inicio, DIAS_DO_PRECO - 1);
  const days = await viagens.calendar(origem.busca, destino.busca, inicio, fim);
  const priced = days.flatMap(({ data, menorPrecoCentavos }) =>
    menorPrecoCentavos === null ? [] : [{ data, menorPrecoCentavos }],
  );
  const listed = await firstWithViagens(
    priced.map(({ data }) => data),
    (dia) => viagens.search(origem.busca, destino.busca, dia),
  );
  return {
    origem,
    destino,
    menorPrecoCentavos:
      priced.length === 0 ? null : Math.min(...priced.map(({ menorPrecoCentavos }) => menorPrecoCentavos)),
    ...listed,
  };
}

/** A day whose journeys all have a change has a price and no departure: it is named only where no other day has any. */
async function firstWithViagens(
  days: readonly Dia[],
  search: (dia: Dia) => Promise<Viagem[]>,
): Promise<Pick<RotaPublicada, 'dia' | 'viagens'>> {
  for (const dia of days) {
    const viagens = await search(dia);
    if (viagens.length > 0) return { dia, viagens };
  }
  return { dia: days[0] ?? null, viagens: [] };
}
