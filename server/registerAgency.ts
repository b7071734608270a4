import { registerBlockedGate } from './agencia/operadores/blockedGate';
import { embeddedOperatorIdentity, noOperatorIdentity } from './agencia/operadores/embeddedOperatorIdentity';
import { seedAgency } from './agencia/operadores/seedOperators';
import type { App } from './platform/http/appTypes';
import { registerCaixas } from './agencia/routes/caixas';
import { registerOperadores } from './agencia/routes/operadores';
import { registerRelatorioFechamento } from './agencia/routes/relatorioFechamento';
import type { Services } from './services';

/** What agencies work with: operators and their tills. */
export async function registerAgency(app: App, services: Services): Promise<void> {
  const { config, database, identity } = services;
  if (identity.embedded) await seedAgency(database);
  registerBlockedGate(app, database);
  const operators = identity.embedded ? embeddedOperatorIdentity(identity.embedded.administration) : noOperatorIdentity;
  registerOperadores(app, { database, identity: operators, publicUrl: config.publicUrl });
  registerCaixas(app, services);
  registerRelatorioFechamento(app, services);
}
