import { msg } from '../../../src/words/t';
import { Type } from 'typebox';
import { SessaoPraxio } from '../../../src/domain/wire/conta/conta';
import { cachedPraxio, loginPraxio } from '../operadora/praxio';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { Problem } from '../../platform/http/problem';
import { responses } from '../../platform/http/responses';
import { type OperadoraLogin, PraxioUnavailable } from '../operadora/operadoraLogin';

const tags = ['sessão externa'];
const config = { access: 'autenticado' } as const;

/** The session at the operator's system (spec §3). */
export function registerLoginPraxio(
  app: App,
  { database, praxio }: { database: Database; praxio: OperadoraLogin },
): void {
  app.post(
    '/api/LoginPraxio',
    {
      config: { ...config, rateLimit: { max: 10 } },
      schema: { tags, summary: 'Entra no sistema da operadora', response: responses(SessaoPraxio) },
    },
    async ({ identity }) => {
      return { data: await loginPraxio(database, praxio, identity.sub).catch(refuse) };
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

function refuse(error: unknown): never {
  if (!(error instanceof PraxioUnavailable)) throw error;
  const mensagem = msg('O sistema da operadora não está respondendo.');
  throw new Problem(503, { codigo: 'PRAXIO_INDISPONIVEL', mensagem }, {}, { 'retry-after': '5' });
}
