import type { IdentityAdministration } from '../../identity/users/administration';
import { subject } from '../../platform/http/subject';
import type { Platform } from '../../platform/platform';
import { registerOperadores } from './routes/operadores';
import { registerBlockedGate } from './blockedGate';
import { embeddedOperadorIdentity, noOperadorIdentity } from './embeddedOperadorIdentity';
import { seedAgencia } from './seedOperadores';

interface Options extends Platform {
  /** Of the embedded identity provider; null where an outside one signs people in. */
  administration: IdentityAdministration | null;
}

/** The people of agencies: who they are, what they may, and a gate before those that are blocked. */
export const operadores = subject<Options>('operadores', [], async (app, { database, publicUrl, administration }) => {
  if (administration) await seedAgencia(database);
  registerBlockedGate(app, database);
  const identity = administration ? embeddedOperadorIdentity(administration) : noOperadorIdentity;
  registerOperadores(app, { database, identity, publicUrl });
});
