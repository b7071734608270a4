import './pluginNames';
import { createApp } from '../../server/app';
import { readConfig, type Config } from '../../server/config';
import type { App } from '../../server/platform/http/appTypes';
import { createLog } from '../../server/platform/http/logging';
import { TokenRefused } from '../../server/platform/http/tokenVerifier';
import { GRUPOS } from '../../src/domain/grupos';

/** All that holds for every route, over routes of the test's own and without a database. */
export async function startRoutes(
  add: (app: App) => void | Promise<void>,
  overrides: Partial<Config> = {},
): Promise<App> {
  const config = { ...readConfig({ RATE_LIMIT: 'off', DIST_DIR: '/none' }), ...overrides };
  const app = await createApp({
    config,
    identity: { verifyToken: readTestToken },
    log: createLog(process.env.LOG_LEVEL ?? 'silent'),
  });
  await add(app);
  await app.ready();
  return app;
}

/**
 * `teste.<sub>.<grupo>…` is who it says, just signed in, or an hour ago with `antigo` among the groups; `vencido` has
 * expired; anything else is refused.
 */
export async function readTestToken(token: string) {
  const [prefix, sub = '', ...grupos] = token.split('.');
  if (prefix !== 'teste') throw new TokenRefused(token === 'vencido' ? 'expirado' : 'invalido', 'test');
  const autenticadoEm = Date.now() - (grupos.includes('antigo') ? 3_600_000 : 0);
  return { sub, username: sub, grupos: GRUPOS.filter((grupo) => grupos.includes(grupo)), autenticadoEm };
}
