import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { Problem } from '../../platform/http/problem';
import { isOperadorBlocked } from './operadorRepository';
import { BLOQUEADO } from './requireOperador';

/**
 * Refuses a blocked operator on every route that needs a person, at once: an access token stays valid for up to half an
 * hour after the provider has disabled its user. Registered after the access check, which sets the identity.
 */
export function registerBlockedGate(app: App, { db }: Pick<Database, 'db'>): void {
  app.addHook('onRequest', async ({ identity, routeOptions }) => {
    const { access } = routeOptions.config;
    if (access === undefined || access === 'publico' || identity.grupos.length === 0) return;
    if (!(await isOperadorBlocked(db, identity.sub))) return;
    throw new Problem(403, { codigo: 'OPERADOR_BLOQUEADO', mensagem: BLOQUEADO });
  });
}
