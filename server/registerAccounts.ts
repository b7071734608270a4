import { seedContrato } from './accounts/contrato';
import { seedContas } from './accounts/seedContas';
import type { App } from './http/appTypes';
import { registerConta } from './routes/conta';
import { registerContaEmail } from './routes/contaEmail';
import { registerContrato } from './routes/contrato';
import { registerLoginPraxio } from './routes/loginPraxio';
import { createPraxio } from './praxio/createPraxio';
import { createLocalFetch } from './sandbox/localFetch';
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
