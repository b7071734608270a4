import { t } from '../../../src/words/t';
import { Type, type TSchema } from 'typebox';
import { diasEntre, type Dia } from '../../../src/domain/base/data';
import { ViagemId, closed } from '../../../src/domain/wire/base/campos';
import { BuscaPoltronas, MapaPoltronas } from '../../../src/domain/wire/compra/poltronas';
import {
  Alternativa,
  BuscaCalendario,
  BuscaViagens,
  Conexao,
  DiaCalendario,
  Viagem,
} from '../../../src/domain/wire/viagens/viagens';
import type { App } from '../../platform/http/appTypes';
import { badRequest } from '../../platform/http/problem';
import { responses } from '../../platform/http/responses';
import type { LiveCatalogue } from '../liveCatalogue';
import type { Viagens } from '../busca/viagens';
import { freshAnswers, type FreshAnswers } from './freshAnswers';
import { placesChecker, searchedChecker, type CheckPlaces } from './placesChecker';

const MAXIMO_DIAS = 62;
const tags = ['viagens'];
const config = { access: 'publico' } as const;

interface Shared {
  viagens: Viagens;
  /** Of searches, which may name cities. */
  checkSearched: CheckPlaces;
  /** Of what names terminals alone. */
  checkPlaces: CheckPlaces;
  fresh: FreshAnswers;
}

/** Search, prices by day, terminals nearby and seats. */
export function registerViagens(
  app: App,
  { catalogue, viagens }: { catalogue: LiveCatalogue; viagens: Viagens },
): void {
  const shared: Shared = {
    viagens,
    checkSearched: searchedChecker(catalogue),
    checkPlaces: placesChecker(catalogue),
    fresh: freshAnswers(catalogue.versao),
  };
  registerOfDay(app, shared, {
    url: '/api/Viagens',
    summary: 'Busca viagens',
    key: 'v',
    item: Viagem,
    search: viagens.search,
  });
  registerCalendario(app, shared);
  registerOfDay(app, shared, {
    url: '/api/Viagens/Alternativas',
    summary: 'O mesmo dia entre terminais próximos',
    key: 'a',
    item: Alternativa,
    search: viagens.alternatives,
  });
  registerOfDay(app, shared, {
    url: '/api/Viagens/Conexoes',
    key: 'x',
    item: Conexao,
    summary: 'Viagens com uma troca de ônibus, onde há poucas diretas ou nenhuma',
    search: viagens.connections,
  });
  registerPoltronas(app, shared);
}

/** A search of one day between two places. */
interface DaySearch {
  url: string;
  summary: string;
  /** Prefix of its keys among the fresh answers. */
  key: string;
  /** Schema of one result. */
  item: TSchema;
  search: (origem: string, destino: string, dia: Dia) => Promise<unknown[]>;
}

function registerOfDay(
  app: App,
  { checkSearched, fresh }: Shared,
  { url, summary, key, item, search }: DaySearch,
): void {
  app.kept.add(url, fresh.find);
  app.get(
    url,
    {
      config,
      onRequest: fresh.onRequest,
      schema: { tags, summary, querystring: BuscaViagens, response: responses(Type.Array(item)) },
    },
    async (request, reply) => {
      const { localidadeOrigem: origem, localidadeDestino: destino, dataPartida } = request.query;
      checkSearched(origem, destino);
      const name = `${key} ${origem} ${destino} ${dataPartida}`;
      return fresh.answer(request, reply, name, () => search(origem, destino, dataPartida));
    },
  );
}

function registerCalendario(app: App, { viagens, checkSearched, fresh }: Shared): void {
  app.kept.add('/api/Viagens/Calendario', fresh.find);
  app.get(
    '/api/Viagens/Calendario',
    {
      config,
      onRequest: fresh.onRequest,
      schema: {
        tags,
        summary: 'Menor preço de cada dia',
        querystring: BuscaCalendario,
        response: responses(Type.Array(DiaCalendario)),
      },
    },
    async (request, reply) => {
      const { localidadeOrigem: origem, localidadeDestino: destino, inicio, fim } = request.query;
      checkSearched(origem, destino);
      const days = diasEntre(inicio, fim) + 1;
      if (days < 1 || days > MAXIMO_DIAS) {
        throw badRequest('PERIODO_INVALIDO', t('Escolha um período de até {n} dias.', { n: MAXIMO_DIAS }), 'fim');
      }
      const key = `c ${origem} ${destino} ${inicio} ${fim}`;
      return fresh.answer(request, reply, key, () => viagens.calendar(origem, destino, inicio, fim));
    },
  );
}

function registerPoltronas(app: App, { viagens, checkPlaces }: Shared): void {
  app.get(
    '/api/Viagens/:id/Poltronas',
    {
      config,
      schema: {
        tags,
        summary: 'Mapa de poltronas entre duas paradas',
        params: closed({ id: ViagemId }),
        querystring: BuscaPoltronas,
        response: responses(MapaPoltronas),
      },
    },
    async ({ params, query }, reply) => {
      checkPlaces(query.localidadeOrigem, query.localidadeDestino);
      void reply.header('cache-control', 'no-store');
      return { data: await viagens.poltronas(params.id, query.localidadeOrigem, query.localidadeDestino) };
    },
  );
}
