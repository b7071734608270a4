import { addDias, type Dia } from '../../src/domain/base/data';
import { DIRETAS_BASTANTES } from '../../src/domain/viagens/resultado';
import type { PrecoExplicado } from '../../src/domain/wire/administracao/tarifas';
import type { MapaPoltronas } from '../../src/domain/wire/compra/poltronas';
import type {
  Alternativa,
  Conexao,
  DiaCalendario,
  InformacaoViagem,
  PartidaPainel,
  Viagem,
} from '../../src/domain/wire/viagens/viagens';
import type { Database, Reader } from '../platform/database/database';
import { databaseNow } from '../platform/database/databaseNow';
import { informationOf, toPartidaPainel } from './status/information';
import { findStatus } from './status/statusRepository';
import type { Catalogue } from './catalogue';
import { connectionsOf, type SearchDay } from './connections';
import { localDay, plusMinutes, startOfDay } from './localTime';
import { paresVizinhos } from './neighbours';
import { findPartidas } from './partidaRepository';
import { type ConferePoltronas, poltronaMap } from './poltronaMap';
import { previewTarifas } from './tarifas/previewTarifas';
import { readVendas, type Vendas } from './tarifas/vendas';
import type { Oferta, PricedCatalogue } from './oferta';
import { classesOf, toViagem } from './toViagem';

/** The public reads of trips. */
export interface Viagens {
  /** Departures that board at the origin on a day of its own calendar, in order of departure. */
  search: (origem: string, destino: string, dia: Dia) => Promise<Viagem[]>;
  /** The lowest price of each day, both ends included. */
  calendar: (origem: string, destino: string, inicio: Dia, fim: Dia) => Promise<DiaCalendario[]>;
  /** Journeys with one change, where few or none go there directly. */
  connections: (origem: string, destino: string, dia: Dia) => Promise<Conexao[]>;
  /** The same day from and to the terminals nearby, the nearest first. */
  alternatives: (origem: string, destino: string, dia: Dia) => Promise<Alternativa[]>;
  /** Every departure of a day, those that have left or were cancelled included, with how it stands. */
  board: (origem: string, destino: string, dia: Dia) => Promise<PartidaPainel[]>;
  information: (id: string) => Promise<InformacaoViagem>;
  poltronas: (id: string, origem: string, destino: string) => Promise<MapaPoltronas>;
  /** The prices of a day with the rules of fares that made them, for the company. */
  explainPrecos: (origem: string, destino: string, dia: Dia) => Promise<PrecoExplicado[]>;
}

/**
 * Trips of a catalogue in memory and departures in the database. Lists come from a replica where there is one, since the
 * hold decides; seats and the state of one departure never do.
 */
export function createViagens(
  { db: present, recent: db }: Pick<Database, 'db' | 'recent'>,
  catalogue: Catalogue,
  confere?: ConferePoltronas,
): Viagens {
  return {
    search: (origem, destino, dia) => searchDay(db, catalogue, origem, destino, dia),
    calendar: async (origem, destino, inicio, fim) => {
      const { ofertas, vendas } = await offersBetween(db, catalogue, { origem, destino, inicio, fim });
      return listDays(inicio, fim, lowestPrices(catalogue, ofertas, vendas));
    },
    connections: async (origem, destino, dia) => {
      const search: SearchDay = (from, to, day) => searchDay(db, catalogue, from, to, day);
      const direct = await search(origem, destino, dia);
      if (direct.filter(({ poltronasLivres }) => poltronasLivres > 0).length >= DIRETAS_BASTANTES) return [];
      return connectionsOf(catalogue, search, { origem, destino, dia });
    },
    alternatives: (origem, destino, dia) => alternativesOf(db, catalogue, origem, destino, dia),
    board: (origem, destino, dia) => boardOf(db, catalogue, origem, destino, dia),
    information: (id) => informationOf(present, catalogue, id),
    poltronas: (id, origem, destino) => poltronaMap(present, catalogue, { id, origem, destino }, confere),
    explainPrecos: async (origem, destino, dia) => {
      const { ofertas, vendas } = await offersBetween(present, catalogue, { origem, destino, inicio: dia, fim: dia });
      return previewTarifas(catalogue, ofertas, vendas);
    },
  };
}

async function searchDay(
  db: Reader,
  catalogue: Catalogue,
  origem: string,
  destino: string,
  dia: Dia,
): Promise<Viagem[]> {
  const { ofertas, vendas } = await offersBetween(db, catalogue, { origem, destino, inicio: dia, fim: dia });
  return ofertas.map((oferta) => toViagem(catalogue, oferta, vendas)).filter(({ classes }) => classes.length > 0);
}

async function alternativesOf(
  db: Reader,
  catalogue: Catalogue,
  origem: string,
  destino: string,
  dia: Dia,
): Promise<Alternativa[]> {
  const found: Alternativa[] = [];
  for (const par of paresVizinhos(catalogue, origem, destino)) {
    const viagens = await searchDay(db, catalogue, par.origem.id, par.destino.id, dia);
    const free = viagens.filter(({ poltronasLivres }) => poltronasLivres > 0);
    if (free.length === 0) continue;
    const menorPrecoCentavos = Math.min(...free.map((viagem) => viagem.menorPrecoCentavos));
    found.push({ ...par, viagens: free.length, menorPrecoCentavos });
  }
  return found;
}

async function boardOf(
  db: Reader,
  catalogue: Catalogue,
  origem: string,
  destino: string,
  dia: Dia,
): Promise<PartidaPainel[]> {
  const trechos = catalogue.trechos(origem, destino);
  const [first] = trechos;
  if (first === undefined) return [];
  const zone = first.origem.localidade.fuso;
  const [desde, ate] = [startOfDay(dia, zone), startOfDay(addDias(dia, 1), zone)];
  const partidas = await findPartidas(db, trechos, desde, ate, 'todas');
  const status = await findStatus(
    db,
    partidas.map(({ id }) => id),
  );
  const agora = await databaseNow(db);
  return partidas.flatMap((partida) => {
    const trecho = trechos.find(({ linha }) => linha.id === partida.linha_id);
    return trecho ? [toPartidaPainel(partida, trecho, status.get(partida.id), agora)] : [];
  });
}

interface Period {
  origem: string;
  destino: string;
  inicio: Dia;
  fim: Dia;
}

/** Departures that board between two days of the origin's calendar, both included, and what is sold of them. */
async function offersBetween(
  db: Reader,
  catalogue: Catalogue,
  { origem, destino, inicio, fim }: Period,
): Promise<{ ofertas: Oferta[]; vendas: Vendas }> {
  const trechos = catalogue.trechos(origem, destino);
  const [first] = trechos;
  if (first === undefined) return { ofertas: [], vendas: await readVendas(db, catalogue, []) };
  const zone = first.origem.localidade.fuso;
  const partidas = await findPartidas(db, trechos, startOfDay(inicio, zone), startOfDay(addDias(fim, 1), zone));
  const byLinha = new Map(trechos.map((trecho) => [trecho.linha.id, trecho]));
  const ofertas = partidas.flatMap((partida) => {
    const trecho = byLinha.get(partida.linha_id);
    const layout = catalogue.layout(partida.layout_id);
    return trecho && layout ? [{ partida, trecho, layout }] : [];
  });
  return { ofertas, vendas: await readVendas(db, catalogue, ofertas) };
}

function lowestPrices(catalogue: PricedCatalogue, ofertas: readonly Oferta[], vendas: Vendas): Map<Dia, number> {
  const lowest = new Map<Dia, number>();
  for (const oferta of ofertas) {
    const { localidade, sai } = oferta.trecho.origem;
    const dia = localDay(plusMinutes(oferta.partida.saida, sai), localidade.fuso);
    const free = classesOf(catalogue, oferta, vendas).find(({ poltronasLivres }) => poltronasLivres > 0);
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
