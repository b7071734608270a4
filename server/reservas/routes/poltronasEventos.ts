import { msg } from '../../../src/words/t';
import { ViagemId, closed } from '../../../src/domain/wire/base/campos';
import { BuscaPoltronas } from '../../../src/domain/wire/compra/poltronas';
import { Problema } from '../../../src/domain/wire/base/problema';
import type { Catalogue } from '../../viagens/catalogue';
import { findOferta } from '../../viagens/poltronaMap';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { openEventStream } from '../../platform/http/connections/eventStream';
import { networkOf } from '../../platform/http/limits/callerKeys';
import { createReaders } from '../../platform/http/connections/readers';
import { createOpenStreams } from '../../platform/http/connections/openStreams';
import { Problem } from '../../platform/http/problem';
import { ocupacaoReads } from '../poltronas/ocupacaoRepository';
import { createPoltronaEvents } from '../poltronas/poltronaEvents';

/** Maximum of open streams in this process, and from one address: enough for a household's tabs, not for a crawler. */
const MAX_OPEN = 5_000;
const MAX_OPEN_PER_ADDRESS = 24;

interface Services {
  database: Database;
  catalogue: Catalogue;
}

/** The taken seats of a coach as server-sent events: all of them at once, and again after each change. */
export function registerPoltronasEventos(app: App, { database, catalogue }: Services): void {
  const events = createPoltronaEvents(ocupacaoReads(database.db));
  const { keep } = createOpenStreams(app);
  const readers = createReaders();
  app.get(
    '/api/Viagens/:id/Poltronas/Eventos',
    {
      config: { access: 'publico' },
      schema: {
        tags: ['viagens'],
        summary: 'Poltronas ocupadas em tempo real (text/event-stream)',
        params: closed({ id: ViagemId }),
        querystring: BuscaPoltronas,
        response: { '4xx': Problema, '5xx': Problema },
      },
    },
    async ({ ip: address, params: { id }, query }, reply) => {
      const ip = networkOf(address);
      const { localidadeOrigem: origem, localidadeDestino: destino } = query;
      const { trecho } = await findOferta(database.db, catalogue, { id, origem, destino });
      if (readers.total() >= MAX_OPEN || readers.of(ip) >= MAX_OPEN_PER_ADDRESS) throw tooMany();
      const stream = openEventStream(reply);
      const legs = { partidaId: id, seqO: trecho.origem.seq, seqD: trecho.destino.seq };
      const unsubscribe = events.subscribe(legs, (ocupadas) => stream.send({ ocupadas }));
      readers.enter(ip);
      keep(stream, () => {
        unsubscribe();
        readers.leave(ip);
      });
    },
  );
}

/** A refused client polls the map instead. */
const tooMany = (): Problem =>
  new Problem(
    503,
    { codigo: 'MUITAS_CONEXOES', mensagem: msg('Há muitas conexões abertas. O mapa continua sendo atualizado.') },
    {},
    { 'retry-after': '30' },
  );
