import { Type } from 'typebox';
import { VERSAO_APP } from '../../../src/domain/constantes';
import { envelope } from '../../../src/domain/wire/campos';
import { Problema } from '../../../src/domain/wire/problema';
import type { Database } from '../database/database';
import { RETRY_AFTER_S } from '../database/unavailable';
import type { App } from '../http/appTypes';
import { Problem } from '../http/problem';
import { countAlertas } from '../../conclusao/watchInvariants';

/** Whether the process takes requests: false while it starts and while it ends. */
export interface Readiness {
  pronto: boolean;
}

const Saude = Type.Object({
  situacao: Type.Literal('pronto'),
  versao: Type.String(),
  banco: Type.String(),
  alertas: Type.Integer(),
});

/** GET /api/saude: 200 once everything is up and the database answers, else 503. */
export function registerSaude(app: App, { database, readiness }: { database: Database; readiness: Readiness }): void {
  app.get(
    '/api/saude',
    {
      config: { access: 'publico' },
      schema: { tags: ['saude'], summary: 'Saúde do serviço', response: { 200: envelope(Saude), 503: Problema } },
    },
    async (_request, reply) => {
      const alertas = readiness.pronto ? await alertasOf(database) : null;
      if (alertas === null) {
        const erro = { codigo: 'INDISPONIVEL', mensagem: 'O serviço está iniciando.' };
        throw new Problem(503, erro, {}, { 'retry-after': String(RETRY_AFTER_S) });
      }
      void reply.header('cache-control', 'no-store');
      return { data: { situacao: 'pronto' as const, versao: VERSAO_APP, banco: database.engine, alertas } };
    },
  );
}

/** How many invariants wait for somebody to look; null while the database does not answer. */
const alertasOf = ({ db }: Database): Promise<number | null> => countAlertas(db).catch(() => null);
