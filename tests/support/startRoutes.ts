import './pluginNames';
import { createApp } from '../../server/app';
import { readConfig, type Config } from '../../server/config';
import type { App } from '../../server/platform/http/appTypes';
import type { Freshness } from '../../server/platform/freshness/freshness';
import { createLog } from '../../server/platform/http/logging/logging';
import { TokenRefused } from '../../server/platform/http/access/tokenVerifier';
import { GRUPOS } from '../../src/domain/sessao/grupos';

/** The HTTP layer common to all routes, over the test's own routes and without a database. */
export async function startRoutes(
  add: (app: App) => void | Promise<void>,
  overrides: Partial<Config> = {},
  freshness?: Freshness,
): Promise<App> {
  const config = { ...readConfig({ RATE_LIMIT: 'off', DIST_DIR: '/none' }), ...overrides };
  const app = await createApp({
    config,
    identity: { verifyToken: readTestToken },
    log: createLog(process.env.LOG_LEVEL ?? 'silent'),
    ...(freshness && { freshness }),
  });
  await add(app);
  await app.ready();
  return app;
}

/**
 * Parses test tokens: `teste.<sub>.<grupo>…` identifies a person, authenticated just now, or an hour ago with `antigo`
 * among the groups; `vencido` is expired; anything else is refused.
 */
export async function readTestToken(token: string) {
  const [prefix, sub = '', ...grupos] = token.split('.');
  if (prefix !== 'teste') throw new TokenRefused(token === 'vencido' ? 'expirado' : 'invalido', 'test');
  const autenticadoEm = Date.now() - (grupos.includes('antigo') ? 3_600_000 : 0);
  return { sub, username: sub, grupos: GRUPOS.filter((grupo) => grupos.includes(grupo)), autenticadoEm };
}
