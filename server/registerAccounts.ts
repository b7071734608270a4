import { seedContrato } from './conta/contrato';
import { seedContas } from './conta/seedContas';
import type { App } from './platform/http/appTypes';
import { registerConta } from './conta/routes/conta';
import { registerContaEmail } from './conta/routes/contaEmail';
import { registerContrato } from './conta/routes/contrato';
import { registerLoginPraxio } from './conta/routes/loginPraxio';
import { createPraxio } from './adapters/praxio/createPraxio';
import { createLocalFetch } from './platform/http/localFetch';
import type { Services } from './services';

/** Who buys: registration, the terms they accept, and their session at the operator's system. */
export async function registerAccounts(app: App, { config, database, identity }: Services): Promise<void> {
  await seedContrato(database);
  if (identity.embedded) await seedContas(database);
  registerConta(app, { database, readProfile: identity.readProfile });
  registerContaEmail(app, { database, readProfile: identity.readProfile });
  registerContrato(app, { database });
  registerLoginPraxio(app, { database, praxio: createPraxio(config, createLocalFetch(app)) });
}
