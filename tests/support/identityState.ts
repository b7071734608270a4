import { openIdentity } from '../../server/identity/embeddedIdentity';
import type { IdentityState } from '../../server/identity/state';

let text = process.env.TEST_IDENTITY_STATE;

/**
 * State of the embedded provider after a first start, copied on each call. Its RSA key and password hashes take a
 * quarter of a second, so it is created once per file or part, or once per run through `TEST_IDENTITY_STATE`.
 */
export function identityState(): IdentityState {
  text ??= JSON.stringify(openIdentity({ publicUrl: 'http://localhost/_idp', file: null }).context.store.state);
  return JSON.parse(text) as IdentityState;
}
