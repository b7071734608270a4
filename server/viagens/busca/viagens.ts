import { addDias, type Dia } from '../../../src/domain/base/data';
import { acompanharTrecho } from '../../../src/domain/viagens/aoVivo/acompanhamento';
import { DIRETAS_BASTANTES } from '../../../src/domain/viagens/resultado';
import type { PrecoExplicado } from '../../../src/domain/wire/administracao/tarifas';
import type { MapaPoltronas } from '../../../src/domain/wire/compra/poltronas';
import type {
  Acompanhamento,
  Alternativa,
  Conexao,
  DiaCalendario,
  InformacaoViagem,
  Parada,
  PartidaPainel,
  Pontualidade,
  Viagem,
} from '../../../src/domain/wire/viagens/viagens';
import type { Database, Reader } from '../../platform/database/database';
import { databaseNow } from '../../platform/database/databaseNow';
import { createAvaliacoes } from '../avaliacoes/avaliacoes';
import { informationOf, toPartidaPainel } from '../status/information';
import { createPontualidades } from '../status/pontualidade';
import { findStatus } from '../status/statusRepository';
import type { Catalogue } from '../catalogue';
import { priceDays } from './calendario';
import { conexoesWithGratuidades, type GratuidadesDaPartida, type ListGratuidades } from './gratuidades';
import { startOfDay } from '../localTime';
import { paresVizinhos } from './neighbours';
import { findPartidas } from '../partidaRepository';
import { conexoesWithIdade, withIdade, type IdadeDasListas } from '../operadora/idadeDasListas';
import { type ConferePoltronas, poltronaMap } from '../poltronaMap';
import { previewTarifas } from '../tarifas/previewTarifas';
import { offersOfDays, viagensOf, type Dias, type Ofertas } from './ofertas';
import { searchConnections } from './searchConnections';

/** The public reads of trips. */
export interface Viagens {
  /** Departures that board at the origin on a day of its own calendar, in order of departure. */
  search: (origem: string, destino: string, dia: Dia) => Promise<Viagem[]>;
  /** The lowest price of each day, both ends included; with a change where few or none go there directly. */
  calendar: (origem: string, destino: string, inicio: Dia, fim: Dia) => Promise<DiaCalendario[]>;
  /** Journeys with one change, where few or none go there directly. */
  connections: (origem: string, destino: string, dia: Dia) => Promise<Conexao[]>;
  /** The same day from and to the terminals nearby, the nearest first. */
  alternatives: (origem: string, destino: string, dia: Dia) => Promise<Alternativa[]>;
  /** Every departure of a day, those that have left or were cancelled included, with how it stands. */
  board: (origem: string, destino: string, dia: Dia) => Promise<PartidaPainel[]>;
  information: (id: string) => Promise<InformacaoViagem>;
  /** How a passenger's part of a departure goes. */
  follow: (id: string, trecho: { partida: Parada; chegada: Parada }) => Promise<Acompanhamento>;
  /** How punctual the line of a departure is; undefined while too few of its trips are known. */
  pontualidade: (id: string) => Promise<Pontualidade | undefined>;
  poltronas: (id: string, origem: string, destino: string) => Promise<MapaPoltronas>;
  /** The prices of a day with the rules of fares that made them, for the company. */
  explainPrecos: (origem: string, destino: string, dia: Dia) => Promise<PrecoExplicado[]>;
}

/** The free places of benefits, which the room of prices owns. */
export interface Gratuidades {
  listGratuidades: ListGratuidades;
  gratuidades: GratuidadesDaPartida;
}

/** The operator's word, where departures come from its system, and where its coaches are. */
export interface DaOperadora {
  /** True where it tells the positions of its coaches. */
  seguePosicoes?: boolean | undefined;
  /** Asks it about seats. */
  confere?: ConferePoltronas | undefined;
  idadeDasListas?: IdadeDasListas | undefined;
}

/**
 * Trips of a catalogue in memory and departures in the database. Lists come from a replica where there is one, since the
 * hold decides; seats and the state of one departure never do.
 */
export function createViagens(
  { db: present, recent: db }: Pick<Database, 'db' | 'recent'>,
  catalogue: Catalogue,
  { listGratuidades, gratuidades }: Gratuidades,
  { confere, idadeDasListas, seguePosicoes = false }: DaOperadora = {},
): Viagens {
  const historicos = { pontualidades: createPontualidades(db), avaliacoes: createAvaliacoes(db) };
  const read = (id: string) => informationOf(present, { catalogue, historicos, seguePosicoes }, id);
  return {
    search: async (origem, destino, dia) => {
      const period = { origem, destino, inicio: dia, fim: dia };
      const found = await offersBetween(db, catalogue, period, gratuidades);
      return withIdade(db, idadeDasListas, viagensOf(catalogue, found));
    },
    calendar: async (origem, destino, inicio, fim) => {
      const searched = { origem, destino, inicio, fim };
      return priceDays(db, catalogue, searched, await offersBetween(db, catalogue, searched));
    },
    connections: async (origem, destino, dia) => {
      const direct = await searchDay(db, catalogue, origem, destino, dia);
      if (direct.filter(({ poltronasLivres }) => poltronasLivres > 0).length >= DIRETAS_BASTANTES) return [];
      const found = await searchConnections(db, catalogue, { origem, destino, inicio: dia, fim: dia });
      const conexoes = await conexoesWithGratuidades(db, listGratuidades, found.get(dia) ?? []);
      return conexoesWithIdade(db, idadeDasListas, conexoes);
    },
    alternatives: (origem, destino, dia) => alternativesOf(db, catalogue, origem, destino, dia),
    board: (origem, destino, dia) => boardOf(db, catalogue, origem, destino, dia),
    information: async (id) => (await read(id)).informacao,
    follow: async (id, trecho) => {
      const { informacao, agora } = await read(id);
      return acompanharTrecho(informacao, trecho, agora);
    },
    pontualidade: historicos.pontualidades.ofViagem,
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
  return viagensOf(catalogue, await offersBetween(db, catalogue, { origem, destino, inicio: dia, fim: dia }));
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

interface Period extends Dias {
  origem: string;
  destino: string;
}

/** Departures that board between two days of the origin's calendar, both included, and what is sold of them. */
const offersBetween = (
  db: Reader,
  catalogue: Catalogue,
  { origem, destino, ...dias }: Period,
  gratuidades: GratuidadesDaPartida | null = null,
): Promise<Ofertas> => offersOfDays(db, catalogue, catalogue.trechosBuscados(origem, destino), dias, gratuidades);
