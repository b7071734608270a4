import { registerBlockedGate } from './agency/operators/blockedGate';
import { embeddedOperatorIdentity, noOperatorIdentity } from './agency/operators/embeddedOperatorIdentity';
import { seedAgency } from './agency/operators/seedOperators';
import type { App } from './http/appTypes';
import { registerCaixas } from './routes/caixas';
import { registerOperadores } from './routes/operadores';
import { registerRelatorioFechamento } from './routes/relatorioFechamento';
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
