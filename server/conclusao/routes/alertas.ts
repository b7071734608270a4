import { Type } from 'typebox';
import { AlertaAberto, AlertasAbertos } from '../../../src/domain/wire/administracao/alertas';
import { closed, Id } from '../../../src/domain/wire/base/campos';
import { Problema } from '../../../src/domain/wire/base/problema';
import type { Database } from '../../platform/database/database';
import { staffAccess } from '../../platform/http/access/staffAccess';
import type { NameStaff } from '../../platform/http/access/staffNames';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import { acknowledgeAlerta, resendMensagem, showAlertas } from '../alertas/handleAlertas';

const config = { access: staffAccess };
const tags = ['administracao'];
const params = closed({ id: Id });

interface Services {
  database: Database;
  nameStaff: NameStaff;
}

/** Alerts in the back office: seen by somebody, and retried where a step can be. */
export function registerAlertas(app: App, { database, nameStaff }: Services): void {
  app.get(
    '/api/Administracao/Alertas',
    { config, schema: { tags, summary: 'Os alertas abertos', response: responses(AlertasAbertos) } },
    async () => ({ data: await showAlertas(database.db) }),
  );
  app.post(
    '/api/Administracao/Alertas/:id/Ciencia',
    { config, schema: { tags, summary: 'Alguém viu o alerta', params, response: responses(AlertaAberto) } },
    async ({ params: { id }, identity }) => {
      const autor = await nameStaff(identity);
      return { data: await database.transaction((tx) => acknowledgeAlerta(tx, id, autor)) };
    },
  );
  app.post(
    '/api/Administracao/Alertas/:id/Reenvio',
    {
      config,
      schema: {
        tags,
        summary: 'Envia de novo a mensagem de um alerta',
        params,
        response: { 204: Type.Null(), '4xx': Problema },
      },
    },
    async ({ params: { id }, identity }, reply) => {
      const autor = await nameStaff(identity);
      await database.transaction((tx) => resendMensagem(tx, id, autor));
      return reply.code(204).send(null);
    },
  );
}
