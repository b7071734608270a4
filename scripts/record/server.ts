import { readConfig } from '../../server/config';
import { createServer, type Server } from '../../server/createServer';
import { openDatabase } from '../../server/platform/database/openDatabase';
import { openIdentityProvider } from '../../server/identityProvider';
import { readTestToken } from '../../tests/support/startRoutes';
import { pessoas } from './pessoas';

/** The whole server with the full catalogue, in memory; tokens are accepted without verification. */
export async function openRecordedServer(): Promise<{ server: Server; pay: (txid: string) => Promise<void> }> {
  const config = readConfig({ RATE_LIMIT: 'off', API_DOCS: 'off', LOG_LEVEL: 'silent', DIST_DIR: '/none' });
  const identity = openIdentityProvider(config, () => undefined, { inMemory: true });
  const server = await createServer(config, {
    database: await openDatabase({ memory: true }),
    identity: {
      ...identity,
      verifyToken: readTestToken,
      readProfile: async (token) => {
        const { sub } = await readTestToken(token);
        const pessoa = Object.values(pessoas).find((one) => one.sub === sub);
        const provedor = pessoa?.email.endsWith('gmail.test') ? 'google' : 'itape';
        return { sub, email: pessoa?.email ?? '', emailVerificado: true, nome: pessoa?.nome ?? null, provedor };
      },
    },
  });
  // Jobs are stopped and their work requested by the scenario, so that answers do not depend on timing.
  await server.services.scheduler.stop();
  const pay = async (txid: string): Promise<void> => {
    const { statusCode, body } = await server.app.inject({ method: 'POST', url: `/_sandbox/pagar/${txid}` });
    if (statusCode !== 303) throw new Error(`paying: ${statusCode} ${body}`);
  };
  return { server, pay };
}
