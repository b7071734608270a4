import { subject } from '../../platform/http/subject';
import type { Platform } from '../../platform/platform';
import { hasDueWishes } from './acesso/acessoRepository';
import { createAcessos } from './acesso/acessos';
import type { OperadorIdentity } from './acesso/operadorIdentity';
import { registerAcessos } from './routes/acessos';
import { registerAgencias } from './agencias/routes/agencias';
import { registerOperadores } from './routes/operadores';
import { registerBlockedGate } from './blockedGate';
import { seedAgencia } from './seedOperadores';

interface Options extends Platform {
  /** The identity provider's administration. */
  operadorIdentity: OperadorIdentity;
  /** Whether the people of a demonstration are there. */
  seeded: boolean;
}

const ACESSOS_MS = 5_000;

/** The people of agencies: who they are, what they may, and a gate before those that are blocked. */
export const operadores = subject<Options>('operadores', [], async (app, options) => {
  const { database, idempotent, publicUrl, steps, scheduler, seeded, operadorIdentity: identity } = options;
  if (seeded) await seedAgencia(database);
  registerBlockedGate(app, database);
  const acessos = createAcessos({ database, identity, steps, publicUrl });
  registerOperadores(app, { database, identity, acessos, publicUrl });
  registerAgencias(app, { database, acessos, idempotent });
  scheduler.add({ nome: 'acessos-pendentes', everyMs: ACESSOS_MS, due: hasDueWishes(), run: acessos.sweep });
  registerAcessos(app, { database });
});
