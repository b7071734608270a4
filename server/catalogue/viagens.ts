import { addDias, type Dia } from '../../src/domain/data';
import type { MapaPoltronas } from '../../src/domain/wire/poltronas';
import type { DiaCalendario, InformacaoViagem, Viagem } from '../../src/domain/wire/viagens';
import type { Reader } from '../database/database';
import { notFound } from '../http/problem';
import type { Catalogue } from './catalogue';
import { localDay, plusMinutes, startOfDay } from './localTime';
import { countTaken, findPartida, findPartidas, type Taken } from './partidas';
import { seatMap } from './seatMap';
import { classesOf, toParada, toViagem, type Oferta } from './toViagem';

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
  return {
    search: async (origem, destino, dia) => {
      const { ofertas, taken } = await offersBetween(db, catalogue, { origem, destino, inicio: dia, fim: dia });
      return ofertas.map((oferta) => toViagem(oferta, taken)).filter(({ classes }) => classes.length > 0);
    },
    calendar: async (origem, destino, inicio, fim) => {
      const { ofertas, taken } = await offersBetween(db, catalogue, { origem, destino, inicio, fim });
      return listDays(inicio, fim, lowestPrices(ofertas, taken));
    },
    information: (id) => informationOf(db, catalogue, id),
    seats: (id, origem, destino) => seatMap(db, catalogue, id, origem, destino),
  };
}

interface Period {
  origem: string;
  destino: string;
  inicio: Dia;
  fim: Dia;
}

/** Departures that board between two days of the origin's calendar, both included, and the seats taken on them. */
async function offersBetween(
  db: Reader,
  catalogue: Catalogue,
  { origem, destino, inicio, fim }: Period,
): Promise<{ ofertas: Oferta[]; taken: Taken }> {
  const trechos = catalogue.trechos(origem, destino);
  const [first] = trechos;
  if (first === undefined) return { ofertas: [], taken: () => 0 };
  const zone = first.origem.localidade.fuso;
  const partidas = await findPartidas(db, trechos, startOfDay(inicio, zone), startOfDay(addDias(fim, 1), zone));
  const byLinha = new Map(trechos.map((trecho) => [trecho.linha.id, trecho]));
  const ofertas = partidas.flatMap((partida) => {
    const trecho = byLinha.get(partida.linha_id);
    const layout = catalogue.layout(partida.layout_id);
    return trecho && layout ? [{ partida, trecho, layout }] : [];
  });
  return { ofertas, taken: await countTaken(db, ofertas) };
}

function lowestPrices(ofertas: readonly Oferta[], taken: Taken): Map<Dia, number> {
  const lowest = new Map<Dia, number>();
  for (const oferta of ofertas) {
    const { localidade, sai } = oferta.trecho.origem;
    const dia = localDay(plusMinutes(oferta.partida.saida, sai), localidade.fuso);
    const free = classesOf(oferta, taken, dia).find(({ poltronasLivres }) => poltronasLivres > 0);
    if (free) lowest.set(dia, Math.min(free.preco.totalCentavos, lowest.get(dia) ?? Infinity));
  }
  return lowest;
}

function listDays(inicio: Dia, fim: Dia, lowest: ReadonlyMap<Dia, number>): DiaCalendario[] {
  const days: DiaCalendario[] = [];
  for (let data = inicio; data <= fim; data = addDias(data, 1)) {
    days.push({ data, menorPrecoCentavos: lowest.get(data) ?? null });
  }
  return days;
}

async function informationOf(db: Reader, catalogue: Catalogue, id: string): Promise<InformacaoViagem> {
  const partida = await findPartida(db, id);
  const linha = partida && catalogue.linha(partida.linha_id);
  if (!partida || !linha) throw notFound('VIAGEM_NAO_ENCONTRADA', 'Não encontramos esta viagem.');
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
