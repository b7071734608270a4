import { normalizeLocalizador } from '../../../src/domain/bilhetes/localizador';
import { BilhetesEncontrados, BilhetesEnviados, ProcuraPedido } from '../../../src/domain/wire/bilhetes/procura';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import type { Platform } from '../../platform/platform';
import { showEncontrados, type ReadViagem } from '../procura/encontrados';
import { sendEncontrados } from '../procura/sendEncontrados';

const tags = ['bilhetes'];

/** Both routes count together by the localizador that the body names, whoever asks from wherever. */
const config = {
  access: 'publico',
  limitSubject: (body: unknown) => normalizeLocalizador((body as ProcuraPedido).localizador),
} as const;

interface Services extends Pick<Platform, 'database' | 'publicUrl'> {
  readViagem: ReadViagem;
}

/** A ticket found without an account, by the localizador of its order and a document on it (ADR 78). */
export function registerProcura(app: App, { database, publicUrl, readViagem }: Services): void {
  app.post(
    '/api/Bilhetes/Busca',
    {
      config,
      schema: {
        tags,
        summary: 'Os bilhetes de um pedido, mascarados, por localizador e documento',
        body: ProcuraPedido,
        response: responses(BilhetesEncontrados),
      },
    },
    async ({ body }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await showEncontrados(database.db, readViagem, body) };
    },
  );

  app.post(
    '/api/Bilhetes/Busca/Email',
    {
      config,
      schema: {
        tags,
        summary: 'Envia os bilhetes encontrados ao e-mail da compra; repetir na mesma hora não envia de novo',
        body: ProcuraPedido,
        response: responses(BilhetesEnviados),
      },
    },
    async ({ body }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await database.transaction((tx) => sendEncontrados(tx, body, publicUrl)) };
    },
  );
}
