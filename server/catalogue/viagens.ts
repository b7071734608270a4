import { addDias, type Dia } from '../../src/domain/data';
import type { MapaPoltronas } from '../../src/domain/wire/poltronas';
import type { DiaCalendario, InformacaoViagem, Viagem } from '../../src/domain/wire/viagens';
import type { Reader } from '../database/database';
import { notFound } from '../http/problem';
import type { Catalogue, Trecho } from './catalogue';
import { localTime, plusMinutes, startOfDay } from './localTime';
import { countTaken, findPartida, findPartidas } from './partidas';
import { seatMap } from './seatMap';
import { toParada, toViagem } from './toViagem';

/** What anyone may ask about trips. */
export interface Viagens {
  /** Departures that board at the origin on a day of its own calendar, in order of departure. */
  search: (origem: string, destino: string, dia: Dia) => Promise<Viagem[]>;
  /** The lowest price of each day, both ends included. */
  calendar: (origem: string, destino: string, inicio: Dia, fim: Dia) => Promise<DiaCalendario[]>;
  information: (id: string) => Promise<InformacaoViagem>;
  seats: (id: string, origem: string, destino: string) => Promise<MapaPoltronas>;
}

/** Trips of a catalogue in memory and departures in the database. */
export function createViagens(db: Reader, catalogue: Catalogue): Viagens {
  const between = async (trechos: readonly Trecho[], zone: string, inicio: Dia, fim: Dia): Promise<Viagem[]> => {
    if (trechos.length === 0) return [];
    const end = startOfDay(addDias(fim, 1), zone);
    const partidas = await findPartidas(db, trechos, startOfDay(inicio, zone), end);
    const byLinha = new Map(trechos.map((trecho) => [trecho.linha.id, trecho]));
    const found = partidas.flatMap((partida) => {
      const trecho = byLinha.get(partida.linha_id);
      const layout = catalogue.layout(partida.layout_id);
      return trecho && layout ? [{ id: partida.id, partida, trecho, layout }] : [];
    });
    const taken = await countTaken(db, found);
    return found.map(({ partida, trecho, layout }) => toViagem(partida, trecho, layout, taken));
  };
  const zoneOf = (origem: string): string => catalogue.localidade(origem)?.fuso ?? 'America/Sao_Paulo';

  return {
    search: (origem, destino, dia) => between(catalogue.trechos(origem, destino), zoneOf(origem), dia, dia),
    calendar: async (origem, destino, inicio, fim) => {
      const viagens = await between(catalogue.trechos(origem, destino), zoneOf(origem), inicio, fim);
      return lowestPrices(viagens, inicio, fim);
    },
    information: (id) => informationOf(db, catalogue, id),
    seats: (id, origem, destino) => seatMap(db, catalogue, id, origem, destino),
  };
}

function lowestPrices(viagens: Viagem[], inicio: Dia, fim: Dia): DiaCalendario[] {
  const lowest = new Map<Dia, number>();
  for (const { partida, classes } of viagens) {
    const price = classes.find(({ poltronasLivres }) => poltronasLivres > 0)?.preco.totalCentavos;
    if (price !== undefined) lowest.set(partida.dia, Math.min(price, lowest.get(partida.dia) ?? Infinity));
  }
  const days: DiaCalendario[] = [];
  for (let data = inicio; data <= fim; data = addDias(data, 1)) {
    days.push({ data, menorPrecoCentavos: lowest.get(data) ?? null });
  }
  return days;
}

async function informationOf(db: Reader, catalogue: Catalogue, id: string): Promise<InformacaoViagem> {
  const partida = await findPartida(db, id);
  const linha = partida && catalogue.linha(partida.linha_id);
  if (!partida || !linha) throw viagemNotFound();
  const last = linha.paradas.at(-1);
  const ended = last !== undefined && plusMinutes(partida.saida, last.chega) < new Date();
  return {
    id,
    linha: linha.codigo,
    operadora: linha.operadora,
    situacao: partida.situacao === 'programada' && ended ? 'encerrada' : partida.situacao,
    plataforma: partida.plataforma,
    paradas: linha.paradas.map((parada) =>
      toParada(parada.localidade, plusMinutes(partida.saida, parada === last ? parada.chega : parada.sai)),
    ),
  };
}

/** 404 for a departure that doesn't exist. */
export const viagemNotFound = () => notFound('VIAGEM_NAO_ENCONTRADA', 'Não encontramos esta viagem.');

/** Today in a zone. */
export const todayIn = (zone: string): Dia => localTime(new Date(), zone).dia;
