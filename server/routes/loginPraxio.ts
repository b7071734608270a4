import { Type } from 'typebox';
import { SessaoPraxio } from '../../src/domain/wire/conta';
import { cachedPraxio, loginPraxio, type PraxioPort } from '../accounts/praxio';
import type { Database } from '../database/database';
import type { App } from '../http/appTypes';
import { Problem } from '../http/problem';
import { responses } from '../http/responses';

const tags = ['sessão externa'];
const config = { access: 'autenticado' } as const;

/** The session at the operator's system (spec §3). `praxio` is null where none is configured. */
export function registerLoginPraxio(
  app: App,
  { database, praxio }: { database: Database; praxio: PraxioPort | null },
): void {
  app.post(
    '/api/LoginPraxio',
    { config, schema: { tags, summary: 'Entra no sistema da operadora', response: responses(SessaoPraxio) } },
    async ({ identity }) => {
      if (!praxio)
        throw new Problem(503, {
          codigo: 'PRAXIO_INDISPONIVEL',
          mensagem: 'O sistema da operadora não está respondendo.',
        });
      return { data: await loginPraxio(database, praxio, identity.sub) };
    },
  );

  app.get(
    '/api/LoginPraxio/LoginCache',
    {
      config,
      schema: {
        tags,
        summary: 'A sessão guardada; nula quando não há uma válida',
        response: responses(Type.Union([SessaoPraxio, Type.Null()])),
      },
    },
    async ({ identity }) => ({ data: await cachedPraxio(database, identity.sub) }),
  );
}
