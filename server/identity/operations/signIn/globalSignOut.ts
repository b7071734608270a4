import { signedInOperation } from '../operation';

/** Ends every session of the user, on all devices. */
export const globalSignOut = signedInOperation({}, ({ sessions }, { username }) => {
  sessions.revokeAllOf(username);
  return {};
});
