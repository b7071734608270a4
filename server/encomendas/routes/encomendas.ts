import { closed } from '../../../src/domain/wire/base/campos';
import {
  CabecalhoRastreio,
  CodigoEncomenda,
  CotacaoEncomenda,
  EncomendaPrePostada,
  NovaCotacaoEncomenda,
  NovaEncomenda,
  Rastreio,
} from '../../../src/domain/wire/encomendas/encomendas';
import type { App } from '../../platform/http/appTypes';
import { created, responses } from '../../platform/http/responses';
import { announceEncomenda } from '../announce';
import { makeCotacao } from '../cotacao/cotacao';
import { trackEncomenda } from '../rastreio/track';
import type { EncomendaServices } from '../services';

const tags = ['encomendas'];

/** Sending a parcel and following it, for anybody. */
export function registerEncomendas(app: App, { publicUrl, database, catalogue, idempotent }: EncomendaServices): void {
  app.post(
    '/api/Encomendas/Cotacao',
    {
      config: { access: 'publico' },
      schema: {
        tags,
        summary: 'Cota uma encomenda por peso, medidas, trecho e valor',
        body: NovaCotacaoEncomenda,
        response: responses(CotacaoEncomenda),
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await makeCotacao(database, catalogue, request.body) };
    },
  );

  app.post(
    '/api/Encomendas',
    {
      config: { access: 'publico' },
      schema: {
        tags,
        summary: 'Registra uma encomenda cotada, que se paga e posta no balcão',
        body: NovaEncomenda,
        response: created(EncomendaPrePostada),
      },
    },
    async (request, reply) => {
      const { body } = await idempotent(request, async (tx) => ({
        status: 201,
        body: await announceEncomenda(tx, catalogue, request.body, publicUrl),
      }));
      return reply.code(201).send({ data: body });
    },
  );

  app.get(
    '/api/Encomendas/Rastreio/:codigo',
    {
      config: { access: 'publico' },
      schema: {
        tags,
        summary: 'Onde está uma encomenda, por código e 4 últimos dígitos de um documento',
        params: closed({ codigo: CodigoEncomenda }),
        headers: CabecalhoRastreio,
        response: responses(Rastreio),
      },
    },
    async ({ ip, params: { codigo }, headers }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await trackEncomenda(database, catalogue, { codigo, final: headers['x-documento-final'], ip }) };
    },
  );
}
