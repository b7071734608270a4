import { msg } from '../../../src/words/t';
import { Type } from 'typebox';
import { VERSAO_APP } from '../../../src/domain/base/constantes';
import { envelope } from '../../../src/domain/wire/base/campos';
import { Problema } from '../../../src/domain/wire/base/problema';
import { databaseNow } from '../database/databaseNow';
import type { Database, Reader } from '../database/database';
import { RETRY_AFTER_S } from '../database/unavailable';
import type { App } from '../http/appTypes';
import { Problem } from '../http/problem';

/** Whether the process takes requests: false while it starts and while it ends. */
export interface Readiness {
  pronto: boolean;
}

interface SaudeServices {
  database: Database;
  readiness: Readiness;
  /** How many alerts are open; handed in by the room that raises them. */
  countAlertas: (db: Reader) => Promise<number>;
}

const Saude = Type.Object({
  situacao: Type.Literal('pronto'),
  versao: Type.String(),
  banco: Type.String(),
  alertas: Type.Integer(),
});

const Vivo = Type.Object({ situacao: Type.Literal('vivo') });
const Pronto = Type.Object({ situacao: Type.Literal('pronto') });

/**
 * GET /api/vivo: 200 as long as the process answers; a supervisor restarts one that does not. GET /api/pronto: 200 while it
 * takes requests and its database answers, else 503; a balancer sends traffic only then.
 */
export function registerLiveness(app: App, { database, readiness }: Omit<SaudeServices, 'countAlertas'>): void {
  const config = { access: 'publico' } as const;
  app.get(
    '/api/vivo',
    { config, schema: { tags: ['saude'], summary: 'O processo responde', response: { 200: envelope(Vivo) } } },
    (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: { situacao: 'vivo' as const } };
    },
  );
  const response = { 200: envelope(Pronto), 503: Problema };
  app.get(
    '/api/pronto',
    { config, schema: { tags: ['saude'], summary: 'O processo pode receber tráfego', response } },
    async (_request, reply) => {
      const answers =
        readiness.pronto &&
        (await databaseNow(database.db).then(
          () => true,
          () => false,
        ));
      if (!answers) throw unavailable();
      void reply.header('cache-control', 'no-store');
      return { data: { situacao: 'pronto' as const } };
    },
  );
}

const unavailable = (): Problem =>
  new Problem(
    503,
    { codigo: 'INDISPONIVEL', mensagem: msg('O serviço está iniciando.') },
    {},
    { 'retry-after': String(RETRY_AFTER_S) },
  );

/** GET /api/saude: 200 once everything is up and the database answers, else 503. */
export function registerSaude(app: App, { database, readiness, countAlertas }: SaudeServices): void {
  app.get(
    '/api/saude',
    {
      config: { access: 'publico' },
      schema: { tags: ['saude'], summary: 'Saúde do serviço', response: { 200: envelope(Saude), 503: Problema } },
    },
    async (_request, reply) => {
      // Null while the database does not answer.
      const alertas = readiness.pronto ? await countAlertas(database.db).catch(() => null) : null;
      if (alertas === null) throw unavailable();
      void reply.header('cache-control', 'no-store');
      return { data: { situacao: 'pronto' as const, versao: VERSAO_APP, banco: database.engine, alertas } };
    },
  );
}
