/**
 * The product as a process over the test catalogue, to be killed. Reads `DATABASE_URL`, `DATA_DIR` (for the identity
 * provider), `PORT` and `FALHAR_EM`; prints `pronto` when listening.
 */
import { armFaultPoint } from '../../server/platform/chaos/faultPoint';
import { readConfig } from '../../server/config';
import { createServer } from '../../server/createServer';
import { openIdentityProvider } from '../../server/identityProvider';
import { catalogoDeTeste } from './catalogoDeTeste';
import { believing } from './startServer';

async function main(): Promise<void> {
  const config = readConfig({
    ...process.env,
    RATE_LIMIT: process.env.RATE_LIMIT ?? 'off',
    API_DOCS: 'off',
    LOG_LEVEL: 'silent',
    DIST_DIR: '/none',
  });
  armFaultPoint(process.env.FALHAR_EM, config.production);
  const identity = believing(openIdentityProvider(config, () => undefined));
  const own = config.catalogo === 'proprio' && { catalogo: catalogoDeTeste };
  const { app } = await createServer(config, { ...own, identity });
  await app.listen({ host: config.host, port: config.port });
  process.stdout.write('pronto\n');
}

/** Resolves when listening. */
export const started = main();
started.catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
