import { openIdentity } from '../../server/identity/embeddedIdentity';
import type { IdentityState } from '../../server/identity/state';

let text = process.env.TEST_IDENTITY_STATE;

/**
 * The embedded provider's state as a first start makes it, each time a copy of its own. An RSA key and the passwords of
 * the seeded people take a quarter of a second of a processor, so they are made once for all servers of a file or part,
 * or once for a whole run that hands them on in `TEST_IDENTITY_STATE`.
 */
export function identityState(): IdentityState {
  text ??= JSON.stringify(openIdentity({ publicUrl: 'http://localhost/_idp', file: null }).context.store.state);
  return JSON.parse(text) as IdentityState;
}
