import { addDias, FUSO_DA_SEDE, type Dia } from '../../../src/domain/base/data';
import { findCompanhia } from '../../companhia/companhiaRepository';
import type { DadosCompanhia } from '../../../src/domain/wire/companhia/companhia';
import type { Reader } from '../../platform/database/database';
import { agencyId, gtfsDate, routeId, viagemId } from '../feedIds';
import { fareFiles } from './fareFiles';
import { calendarFiles } from './calendarFiles';
import { allAtOnce, gtfsFile, inGroups, type FeedParts, type GtfsFile } from './gtfsFile';
import { listLinhas, listViagens } from './gtfsRepository';
import { createServices, type Services } from './services';
import { stopsFile } from './stopsFile';
import { stopTimesFile } from './stopTimesFile';

/** Lines whose rows are in memory at a time. */
const LINHAS_POR_LOTE = 20;

/** GTFS has one type for all coaches and buses; the extended types are no part of its specification. */
const BUS = 3;

export interface FeedOptions {
  /** The company's site. */
  publicUrl: string;
  desde: Dia;
  versao: string;
}

/** The files of the feed, to be read in this order; undefined where no line has a departure. */
export async function gtfsFiles(db: Reader, options: FeedOptions): Promise<GtfsFile[] | undefined> {
  const { desde } = options;
  const linhas = await listLinhas(db, desde);
  if (linhas.length === 0) return undefined;
  const dados = (await findCompanhia(db))?.dados ?? null;
  const parts: FeedParts = { db, desde, linhas, ids: linhas.map(({ id }) => id), lote: LINHAS_POR_LOTE };
  const services = createServices(desde);
  return [
    agencyFile(parts, options),
    stopsFile(parts),
    routesFile(parts),
    viagensFile(parts, services),
    stopTimesFile(parts),
    ...calendarFiles(services),
    ...fareFiles(parts),
    feedInfoFile(services, options, publisherOf(dados, linhas)),
  ];
}

const agencyFile = ({ linhas }: FeedParts, { publicUrl }: FeedOptions): GtfsFile =>
  gtfsFile('agency.txt', ['agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_lang'], () =>
    allAtOnce(
      [...new Map(linhas.map(({ operadora }) => [agencyId(operadora), operadora]))].map(([id, operadora]) => ({
        agency_id: id,
        agency_name: operadora,
        agency_url: publicUrl,
        agency_timezone: FUSO_DA_SEDE,
        agency_lang: 'pt-BR',
      })),
    ),
  );

const routesFile = ({ linhas }: FeedParts): GtfsFile =>
  gtfsFile(
    'routes.txt',
    ['route_id', 'agency_id', 'route_short_name', 'route_long_name', 'route_type', 'network_id'],
    () =>
      allAtOnce(
        linhas.map(({ id, codigo, nome, operadora }) => ({
          route_id: routeId(id),
          agency_id: agencyId(operadora),
          route_short_name: codigo,
          route_long_name: nome === codigo ? null : nome,
          route_type: BUS,
          network_id: routeId(id),
        })),
      ),
  );

function viagensFile({ db, desde, linhas, ids, lote }: FeedParts, services: Services): GtfsFile {
  const headsigns = new Map(linhas.map(({ id, destino }) => [id, destino]));
  return gtfsFile('trips.txt', ['route_id', 'service_id', 'trip_id', 'trip_headsign'], () =>
    inGroups(ids, lote, async (some) =>
      (await listViagens(db, some, desde)).map(({ horario_id, linha_id, inicio, dias }) => ({
        route_id: routeId(linha_id),
        service_id: services.idOf(dias),
        trip_id: viagemId(horario_id, inicio),
        trip_headsign: headsigns.get(linha_id) ?? null,
      })),
    ),
  );
}

/** The company, or before it has said its name the first carrier of the feed, and how to reach it. */
function publisherOf(
  dados: DadosCompanhia | null,
  linhas: FeedParts['linhas'],
): { nome: string; email: string | null } {
  const email = dados?.canais.find(({ tipo }) => tipo === 'email')?.valor ?? null;
  return { nome: dados?.nome ?? linhas[0]?.operadora ?? '', email };
}

const feedInfoFile = (
  services: Services,
  { publicUrl, desde, versao }: FeedOptions,
  { nome, email }: { nome: string; email: string | null },
): GtfsFile =>
  gtfsFile(
    'feed_info.txt',
    [
      'feed_publisher_name',
      'feed_publisher_url',
      'feed_lang',
      'feed_start_date',
      'feed_end_date',
      'feed_version',
      'feed_contact_email',
    ],
    async function* () {
      const last = services.all().reduce((latest, { fim }) => (fim > latest ? fim : latest), addDias(desde, 1));
      yield [
        {
          feed_publisher_name: nome,
          feed_publisher_url: publicUrl,
          feed_lang: 'pt-BR',
          feed_start_date: gtfsDate(desde),
          feed_end_date: gtfsDate(last),
          feed_version: versao,
          feed_contact_email: email,
        },
      ];
    },
  );
