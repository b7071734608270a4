import type { Grupo } from '../../src/domain/sessao/grupos';
import type { CatalogueSource } from '../../server/viagens/seedCatalogue';
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
  /** An existing PostgreSQL database; default: a copy of a model, dropped on close. */
  databaseUrl?: string;
  /** The same database without a pooler. */
  databaseUrlDireta?: string;
  /** A replica of it. */
  replicaUrl?: string;
  /** Concurrent connections; default: one on a copy (`openModelCopy`), else the product's number. */
  sessions?: number;
  /** Maximum wait for a free connection: two hundred buyers on a busy machine queue longer than real ones. */
  waitMs?: number;
  /** Catalogue; default: `catalogoDeTeste`. */
  catalogo?: CatalogueSource;
  /** Enables rate limits and hold limits, as in the product. */
  limits?: boolean;
  /** Rest period of the Pix circuit breaker; default: the product's half a minute. */
  pixRestMs?: number;
  /** A mail server instead of the sandbox's mailbox. */
  smtp?: { url: string; from: string };
  /** Source of departures and seats; default: the company's own. */
  fonte?: 'proprio' | 'praxio';
  /** Uses real tokens of the embedded provider instead of `signedInAs`. */
  realIdentity?: boolean;
}

/** The whole server without a socket: call it with `server.app.inject`. */
export async function startServer(options: StartOptions = {}): Promise<Server> {
  const config = readConfig({
    RATE_LIMIT: options.limits ? 'on' : 'off',
    API_DOCS: 'off',
    LOG_LEVEL: 'silent',
    DIST_DIR: '/none',
    PIX_DESCANSO_MS: options.pixRestMs?.toString(),
    SMTP_URL: options.smtp?.url,
    SMTP_FROM: options.smtp?.from,
    CATALOGO: options.fonte,
    DATABASE_URL_DIRETA: options.databaseUrlDireta,
  });
  const { databaseUrl, sessions, waitMs = 60_000, realIdentity = false } = options;
  const catalogo = options.catalogo ?? (options.fonte === 'praxio' ? undefined : catalogoDeTeste);
  const database =
    databaseUrl === undefined
      ? await openModelCopy({ content: catalogo === catalogoDeTeste ? 'seeded' : 'migrated', sessions, waitMs })
      : await openDatabase({ databaseUrl, replicaUrl: options.replicaUrl }, sessions, waitMs);
  const real = openIdentityProvider(config, () => undefined, { inMemory: true, initial: identityState() });
  const overrides: Overrides = {
    database,
    ...(catalogo && { catalogo }),
    identity: realIdentity ? real : believing(real),
  };
  return createServer(config, overrides);
}

/** Headers of a person with this name and these groups. */
export const signedInAs = (sub: string, ...grupos: Grupo[]) => ({
  authorization: `Bearer teste.${[sub, ...grupos].join('.')}`,
});

/** Accepts test tokens without verifying a signature. */
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
