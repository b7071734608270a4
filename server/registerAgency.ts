import { seedAgency } from './agency/operators/seedOperators';
import type { App } from './http/appTypes';
import type { Services } from './services';

/** What agencies work with: operators and their tills. */
export async function registerAgency(app: App, { database, identity }: Services): Promise<void> {
  if (identity.embedded) await seedAgency(database);
  void app;
}
