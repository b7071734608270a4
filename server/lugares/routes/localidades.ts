import { addVary } from '../../platform/http/addVary';
import { LANGUAGE_HEADER } from '../../../src/words/language';
import { msg } from '../../../src/words/t';
import { Type } from 'typebox';
import { LocalidadeId, closed } from '../../../src/domain/wire/base/campos';
import {
  BuscaLocalidades,
  Localidade,
  LocalidadeNoMapa,
  LocalidadeSugerida,
} from '../../../src/domain/wire/lugares/localidades';
import type { App } from '../../platform/http/appTypes';
import { notFound } from '../../platform/http/problem';
import { responses } from '../../platform/http/responses';
import { inWords } from '../inWords';

/** Restrictions and additions of suggested places. */
interface Servidas {
  origem?: string | undefined;
  trocas: number;
  cidades: boolean;
}

/** The places of the network; handed in by the room that knows its lines. */
export interface LocalidadesDaRede {
  /** A terminal, or a city that stands for all of its terminals. */
  lugar: (id: string) => Localidade | undefined;
  /** Places that match a typed text; with an origin, only those reached from there with at most this many changes. */
  searchLocalidades: (termo: string, servidas: Servidas) => LocalidadeSugerida[];
  /** Every place that some line leaves from, with its coordinates. */
  coordenadas: () => readonly LocalidadeNoMapa[];
}

/** Search of places, the map of terminals, and one place by id. */
export function registerLocalidades(app: App, { catalogue }: { catalogue: LocalidadesDaRede }): void {
  app.get(
    '/api/Localidades',
    {
      config: { access: 'publico' },
      schema: {
        tags: ['localidades'],
        summary: 'Busca localidades por nome, apelido ou terminal',
        querystring: BuscaLocalidades,
        response: responses(Type.Array(LocalidadeSugerida)),
      },
    },
    async ({ query: { termo = '', origem, trocas = '1', cidades } }, reply) => {
      if (origem !== undefined && !catalogue.lugar(origem)) {
        throw notFound('LOCALIDADE_NAO_ENCONTRADA', msg('Não encontramos esta localidade.'));
      }
      void reply.header('cache-control', 'public, max-age=300');
      addVary(reply, LANGUAGE_HEADER);
      const found = catalogue.searchLocalidades(termo, { origem, trocas: Number(trocas), cidades: cidades === '1' });
      return { data: found.map(inWords) };
    },
  );

  app.get(
    '/api/Localidades/Mapa',
    {
      config: { access: 'publico' },
      schema: {
        tags: ['localidades'],
        summary: 'Onde fica cada terminal de que sai alguma viagem',
        description: 'O mais próximo é escolhido no aparelho: a posição de ninguém é enviada.',
        response: responses(Type.Array(LocalidadeNoMapa)),
      },
    },
    async (_, reply) => {
      void reply.header('cache-control', 'public, max-age=86400');
      return { data: [...catalogue.coordenadas()] };
    },
  );

  app.get(
    '/api/Localidades/:id',
    {
      config: { access: 'publico' },
      schema: {
        tags: ['localidades'],
        summary: 'Uma localidade pelo seu id, como um endereço de busca a nomeia',
        params: closed({ id: LocalidadeId }),
        response: responses(Localidade),
      },
    },
    async ({ params: { id } }, reply) => {
      const localidade = catalogue.lugar(id);
      if (!localidade) throw notFound('LOCALIDADE_NAO_ENCONTRADA', msg('Não encontramos esta localidade.'));
      void reply.header('cache-control', 'public, max-age=300');
      addVary(reply, LANGUAGE_HEADER);
      return { data: inWords(localidade) };
    },
  );
}
