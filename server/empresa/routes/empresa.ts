import { msg } from '../../../src/words/t';
import { Type } from 'typebox';
import { LRUCache } from 'lru-cache';
import { hoje } from '../../../src/domain/base/data';
import { LocalidadeId, closed } from '../../../src/domain/wire/base/campos';
import { Destino, DestinoResumo } from '../../../src/domain/wire/empresa/destinos';
import { CarroFrota } from '../../../src/domain/wire/empresa/frota';
import { findDestino, listDestinos } from '../destinos';
import { listFrota } from '../frota';
import type { App } from '../../platform/http/appTypes';
import { notFound } from '../../platform/http/problem';
import { responses } from '../../platform/http/responses';
import type { Catalogue } from '../../viagens/catalogue';
import type { Database } from '../../platform/database/database';

const tags = ['empresa'];
const config = { access: 'publico' } as const;
const FRESH_MS = 3_600_000;
const HOUR = 'public, max-age=3600';

/** The company's fleet and destinations. */
export function registerEmpresa(app: App, { catalogue, database }: { catalogue: Catalogue; database: Database }): void {
  // Fares change by day, so the list is computed once a day.
  const lists = new LRUCache<string, DestinoResumo[]>({ max: 2 });
  const kept = new LRUCache<'frota', Promise<CarroFrota[]>>({ max: 1, ttl: FRESH_MS });

  app.get(
    '/api/Frota',
    {
      config,
      schema: { tags, summary: 'Os ônibus que rodam, com a planta', response: responses(Type.Array(CarroFrota)) },
    },
    async (_, reply) => {
      const known = kept.get('frota') ?? listFrota(database.db, catalogue);
      kept.set('frota', known, { noUpdateTTL: true });
      // A failure is not cached.
      known.catch(() => kept.delete('frota'));
      const data = await known;
      void reply.header('cache-control', HOUR);
      return { data };
    },
  );

  app.get(
    '/api/Destinos',
    {
      config,
      schema: { tags, summary: 'Aonde se pode ir', response: responses(Type.Array(DestinoResumo)) },
    },
    async (_, reply) => {
      const dia = hoje(new Date());
      const data = lists.get(dia) ?? listDestinos(catalogue, dia);
      lists.set(dia, data);
      void reply.header('cache-control', HOUR);
      return { data };
    },
  );

  app.get(
    '/api/Destinos/:id',
    {
      config,
      schema: {
        tags,
        summary: 'De onde se chega a um lugar, e para onde se sai dele',
        params: closed({ id: LocalidadeId }),
        response: responses(Destino),
      },
    },
    async ({ params: { id } }, reply) => {
      const data = findDestino(catalogue, id, hoje(new Date()));
      if (!data) throw notFound('DESTINO_NAO_ENCONTRADO', msg('Nenhuma linha nossa passa por este lugar.'));
      void reply.header('cache-control', HOUR);
      return { data };
    },
  );
}
