import type { Achados } from '../achados';
import { readTudo, type Arquivo, type Linha } from './arquivo';
import * as gtfs from './gtfs';
import * as itape from './itape';
import { readTempos, type Tempos } from './tempos';
import type { FeedZip } from './zip';

type Rows<A> = A extends Arquivo<infer C> ? Linha<C>[] : never;

/** A feed as it was written, before anything is concluded from it. */
export interface Feed {
  versao: string | null;
  agencias: Rows<typeof gtfs.agency>;
  paradas: Rows<typeof gtfs.stops>;
  rotas: Rows<typeof gtfs.routes>;
  calendario: Rows<typeof gtfs.calendar>;
  datas: Rows<typeof gtfs.calendarDates>;
  viagens: Rows<typeof gtfs.corridas>;
  tempos: Tempos;
  frequencias: Rows<typeof gtfs.frequencies>;
  precos: Rows<typeof gtfs.fareAttributes>;
  regras: Rows<typeof gtfs.fareRules>;
  produtos: Rows<typeof gtfs.fareProducts>;
  regrasDeTrecho: Rows<typeof gtfs.fareLegRules>;
  areas: Rows<typeof gtfs.stopAreas>;
  redes: Rows<typeof gtfs.routeNetworks>;
  categorias: Rows<typeof gtfs.riderCategories>;
  localidades: Rows<typeof itape.localidades>;
  onibus: Rows<typeof itape.onibus>;
  poltronas: Rows<typeof itape.poltronas>;
  recursos: Rows<typeof itape.recursos>;
  carros: Rows<typeof itape.viagens>;
  distancias: Rows<typeof itape.distancias>;
  tarifas: Rows<typeof itape.tarifas>;
}

/** Reads every file of a feed that counts; whatever is wrong with a line goes to `falhas`. */
export async function readFeed(zip: FeedZip, falhas: Achados): Promise<Feed> {
  for (const { nome } of [gtfs.agency, gtfs.stops, gtfs.routes, gtfs.corridas]) {
    if (!zip.has(nome)) falhas.add(nome, null, 'falta o arquivo');
  }
  if (!zip.has(gtfs.calendar.nome) && !zip.has(gtfs.calendarDates.nome)) {
    falhas.add(gtfs.calendar.nome, null, 'falta o arquivo, ou calendar_dates.txt no seu lugar');
  }
  const paradas = await readTudo(zip, gtfs.stops, falhas);
  const viagens = await readTudo(zip, gtfs.corridas, falhas);
  const [info] = await readTudo(zip, gtfs.feedInfo, falhas);
  return {
    versao: info?.feed_version ?? null,
    agencias: await readTudo(zip, gtfs.agency, falhas),
    paradas,
    rotas: await readTudo(zip, gtfs.routes, falhas),
    calendario: await readTudo(zip, gtfs.calendar, falhas),
    datas: await readTudo(zip, gtfs.calendarDates, falhas),
    viagens,
    tempos: await readTempos(
      zip,
      new Map(viagens.map((viagem) => [viagem.trip_id, viagem])),
      paradas.map(({ stop_id }) => stop_id),
      falhas,
    ),
    frequencias: await readTudo(zip, gtfs.frequencies, falhas),
    ...(await readPrecos(zip, falhas)),
    ...(await readItape(zip, falhas)),
  };
}

const readPrecos = async (zip: FeedZip, falhas: Achados) => ({
  precos: await readTudo(zip, gtfs.fareAttributes, falhas),
  regras: await readTudo(zip, gtfs.fareRules, falhas),
  produtos: await readTudo(zip, gtfs.fareProducts, falhas),
  regrasDeTrecho: await readTudo(zip, gtfs.fareLegRules, falhas),
  areas: await readTudo(zip, gtfs.stopAreas, falhas),
  redes: await readTudo(zip, gtfs.routeNetworks, falhas),
  categorias: await readTudo(zip, gtfs.riderCategories, falhas),
});

const readItape = async (zip: FeedZip, falhas: Achados) => ({
  localidades: await readTudo(zip, itape.localidades, falhas),
  onibus: await readTudo(zip, itape.onibus, falhas),
  poltronas: await readTudo(zip, itape.poltronas, falhas),
  recursos: await readTudo(zip, itape.recursos, falhas),
  carros: await readTudo(zip, itape.viagens, falhas),
  distancias: await readTudo(zip, itape.distancias, falhas),
  tarifas: await readTudo(zip, itape.tarifas, falhas),
});
