import type { Grupo } from '../../src/domain/grupos';
import type { CatalogueSource } from '../../server/viagens/catalogueRows';
import { readConfig } from '../../server/config';
import { createServer, type Overrides, type Server } from '../../server/createServer';
import { openDatabase } from '../../server/platform/database/openDatabase';
import { openIdentityProvider, type IdentityProvider } from '../../server/identityProvider';
import './pluginNames';
import { catalogoDeTeste } from './catalogoDeTeste';
import { identityState } from './identityState';
import { openModelCopy } from './modelCopy';
import { readTestToken } from './startRoutes';

export interface StartOptions {
  /** A PostgreSQL database that the test made; without it, a copy of a model, dropped when the server closes. */
  databaseUrl?: string;
  /** Connections at once; unless told, one to a copy (`openModelCopy`), and the product's own number to another. */
  sessions?: number;
  /** How long a statement waits for a free one: two hundred buyers on a busy machine queue for longer than people would. */
  waitMs?: number;
  /** The few lines of `catalogoDeTeste` unless told. */
  catalogo?: CatalogueSource;
  /** How often one may ask, and how much one may hold, is limited as in the product. */
  limits?: boolean;
  /** How long a Pix provider that failed again and again rests; the product's half a minute unless told. */
  pixRestMs?: number;
  /** Real tokens of the embedded provider; else `signedInAs` is who it says. */
  realIdentity?: boolean;
}

/** The whole server without a socket: drive it with `server.app.inject`. */
export async function startServer(options: StartOptions = {}): Promise<Server> {
  const config = readConfig({
    RATE_LIMIT: options.limits ? 'on' : 'off',
    API_DOCS: 'off',
    LOG_LEVEL: 'silent',
    DIST_DIR: '/none',
    PIX_DESCANSO_MS: options.pixRestMs?.toString(),
  });
  const { databaseUrl, sessions, waitMs = 60_000, catalogo = catalogoDeTeste, realIdentity = false } = options;
  const database =
    databaseUrl === undefined
      ? await openModelCopy({ content: catalogo === catalogoDeTeste ? 'seeded' : 'migrated', sessions, waitMs })
      : await openDatabase({ databaseUrl }, sessions, waitMs);
  const real = openIdentityProvider(config, () => undefined, { inMemory: true, initial: identityState() });
  const overrides: Overrides = { database, catalogo, identity: realIdentity ? real : believing(real) };
  return createServer(config, overrides);
}

/** Headers of a person, who is known by name and groups alone. */
export const signedInAs = (sub: string, ...grupos: Grupo[]) => ({
  authorization: `Bearer teste.${[sub, ...grupos].join('.')}`,
});

/** People are who their token says, and nobody asks for a signature. */
export function believing(identity: IdentityProvider): IdentityProvider {
  return {
    ...identity,
    verifyToken: readTestToken,
    readProfile: async (token) => {
      const { sub } = await readTestToken(token);
      return { sub, email: `${sub}@itape.test`, emailVerificado: true, nome: null, provedor: 'itape' };
    },
  };
}
