import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { Problem } from '../../platform/http/problem';
import { BLOQUEADO } from './operatorRows';

/**
 * Turns a blocked operator away from everything that needs a person, at once: their access token goes on looking right
 * for up to half an hour after the provider has disabled them. Registered after the access check, which says who calls.
 */
export function registerBlockedGate(app: App, { db }: Pick<Database, 'db'>): void {
  app.addHook('onRequest', async ({ identity, routeOptions }) => {
    const { access } = routeOptions.config;
    if (access === undefined || access === 'publico' || identity.grupos.length === 0) return;
    const blocked = await db
      .selectFrom('agencia_operador')
      .select('id')
      .where('identidade_sub', '=', identity.sub)
      .where('situacao', '=', 'bloqueado')
      .executeTakeFirst();
    if (blocked) throw new Problem(403, { codigo: 'OPERADOR_BLOQUEADO', mensagem: BLOQUEADO });
  });
}
