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
  /** Day of the listed departures; null where none is for sale on the next days. */
  dia: Dia | null;
  viagens: readonly Viagem[];
}

/** Reads a route: the lowest price of the next days, and the departures of the first day that has any. */
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
  const dia = priced[0]?.data ?? null;
  return {
    origem,
    destino,
    menorPrecoCentavos:
      priced.length === 0 ? null : Math.min(...priced.map(({ menorPrecoCentavos }) => menorPrecoCentavos)),
    dia,
    viagens: dia === null ? [] : await viagens.search(origem.busca, destino.busca, dia),
  };
}
