import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { diasEntre } from '../../../src/domain/data';
import { ViagemId, closed } from '../../../src/domain/wire/campos';
import { BuscaPoltronas, MapaPoltronas } from '../../../src/domain/wire/poltronas';
import {
  Alternativa,
  BuscaCalendario,
  BuscaViagens,
  Conexao,
  DiaCalendario,
  Viagem,
} from '../../../src/domain/wire/viagens';
import type { Catalogue } from '../catalogue';
import type { Viagens } from '../viagens';
import type { App } from '../../platform/http/appTypes';
import { badRequest, notFound } from '../../platform/http/problem';
import { responses } from '../../platform/http/responses';

/** Counts of free seats may be this old; the hold decides. */
const FRESH_MS = 5_000;
const MAXIMO_DIAS = 62;
const tags = ['viagens'];
const publico = { access: 'publico' } as const;

interface Services {
  catalogue: Catalogue;
  viagens: Viagens;
}

/** Search, prices by day, terminals nearby and seats. */
export function registerViagens(app: App, { catalogue, viagens }: Services): void {
  const checkPlaces = placesChecker(catalogue);
  const answer = freshAnswers();

  app.get(
    '/api/Viagens',
    {
      config: publico,
      schema: { tags, summary: 'Busca viagens', querystring: BuscaViagens, response: responses(Type.Array(Viagem)) },
    },
    async (request, reply) => {
      const { localidadeOrigem: origem, localidadeDestino: destino, dataPartida } = request.query;
      checkPlaces(origem, destino);
      const key = `v ${origem} ${destino} ${dataPartida}`;
      await answer(request, reply, key, () => viagens.search(origem, destino, dataPartida));
      return reply;
    },
  );

  app.get(
    '/api/Viagens/Calendario',
    {
      config: publico,
      schema: {
        tags,
        summary: 'Menor preço de cada dia',
        querystring: BuscaCalendario,
        response: responses(Type.Array(DiaCalendario)),
      },
    },
    async (request, reply) => {
      const { localidadeOrigem: origem, localidadeDestino: destino, inicio, fim } = request.query;
      checkPlaces(origem, destino);
      const days = diasEntre(inicio, fim) + 1;
      if (days < 1 || days > MAXIMO_DIAS) {
        throw badRequest('PERIODO_INVALIDO', `Escolha um período de até ${MAXIMO_DIAS} dias.`, 'fim');
      }
      const key = `c ${origem} ${destino} ${inicio} ${fim}`;
      await answer(request, reply, key, () => viagens.calendar(origem, destino, inicio, fim));
      return reply;
    },
  );

  app.get(
    '/api/Viagens/Alternativas',
    {
      config: publico,
      schema: {
        tags,
        summary: 'O mesmo dia entre terminais próximos',
        querystring: BuscaViagens,
        response: responses(Type.Array(Alternativa)),
      },
    },
    async (request, reply) => {
      const { localidadeOrigem: origem, localidadeDestino: destino, dataPartida } = request.query;
      checkPlaces(origem, destino);
      const key = `a ${origem} ${destino} ${dataPartida}`;
      await answer(request, reply, key, () => viagens.alternatives(origem, destino, dataPartida));
      return reply;
    },
  );

  app.get(
    '/api/Viagens/Conexoes',
    {
      config: publico,
      schema: {
        tags,
        summary: 'Viagens com uma troca de ônibus, onde há poucas diretas ou nenhuma',
        querystring: BuscaViagens,
        response: responses(Type.Array(Conexao)),
      },
    },
    async (request, reply) => {
      const { localidadeOrigem: origem, localidadeDestino: destino, dataPartida } = request.query;
      checkPlaces(origem, destino);
      const key = `x ${origem} ${destino} ${dataPartida}`;
      await answer(request, reply, key, () => viagens.connections(origem, destino, dataPartida));
      return reply;
    },
  );

  app.get(
    '/api/Viagens/:id/Poltronas',
    {
      config: publico,
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
      return { data: await viagens.seats(params.id, query.localidadeOrigem, query.localidadeDestino) };
    },
  );
}

/** 404 for a place nobody knows, 400 for a trip to where one is. */
export const placesChecker = (catalogue: Catalogue) => (origem: string, destino: string) => {
  if (!catalogue.localidade(origem) || !catalogue.localidade(destino)) {
    throw notFound('LOCALIDADE_NAO_ENCONTRADA', 'Não encontramos esta localidade.');
  }
  if (origem === destino) {
    throw badRequest('MESMA_LOCALIDADE', 'Origem e destino precisam ser diferentes.', 'localidadeDestino');
  }
};

interface Answered {
  text: string;
  etag: string;
}

/** Keeps serialised answers for a few seconds, and lets twins that ask meanwhile wait for the first. */
function freshAnswers() {
  const cache = new LRUCache<string, Promise<Answered>>({ max: 500, ttl: FRESH_MS });
  const make = async (load: () => Promise<unknown>): Promise<Answered> => {
    const text = JSON.stringify({ data: await load() });
    return { text, etag: `"${createHash('sha1').update(text).digest('base64url')}"` };
  };
  return async (request: FastifyRequest, reply: FastifyReply, key: string, load: () => Promise<unknown>) => {
    const known = cache.get(key) ?? make(load);
    cache.set(key, known, { noUpdateTTL: true });
    // A failure is not an answer to keep.
    known.catch(() => cache.delete(key));
    const { text, etag } = await known;
    void reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  };
}
