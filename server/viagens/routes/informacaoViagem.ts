import { Type } from 'typebox';
import { ViagemId, closed } from '../../../src/domain/wire/base/campos';
import { BuscaPainel, InformacaoViagem, PartidaPainel } from '../../../src/domain/wire/viagens/viagens';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import type { Catalogue } from '../catalogue';
import type { Viagens } from '../busca/viagens';
import { placesChecker } from './placesChecker';

const tags = ['viagens'];
const params = closed({ id: ViagemId });

/** The public reads of how departures keep to their time. */
export function registerInformacaoViagem(
  app: App,
  { catalogue, viagens }: { catalogue: Catalogue; viagens: Viagens },
): void {
  const checkPlaces = placesChecker(catalogue);

  app.get(
    '/api/Viagens/Painel',
    {
      config: { access: 'publico' },
      schema: {
        tags,
        summary: 'Como estão as partidas de um dia entre dois terminais, também as que já saíram',
        querystring: BuscaPainel,
        response: responses(Type.Array(PartidaPainel)),
      },
    },
    async ({ query: { localidadeOrigem: origem, localidadeDestino: destino, data } }, reply) => {
      checkPlaces(origem, destino);
      void reply.header('cache-control', 'no-cache');
      return { data: await viagens.board(origem, destino, data) };
    },
  );

  app.get(
    '/api/Viagens/:id',
    {
      config: { access: 'publico' },
      schema: { tags, summary: 'Informação pública de uma viagem', params, response: responses(InformacaoViagem) },
    },
    async ({ params: { id } }, reply) => {
      void reply.header('cache-control', 'no-cache');
      return { data: await viagens.information(id) };
    },
  );
}
