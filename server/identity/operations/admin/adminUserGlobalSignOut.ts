import { adminOperation } from '../operation';

/** Ends every session of a user. */
export const adminUserGlobalSignOut = adminOperation({}, ({ sessions }, { username }) => {
  sessions.revokeAllOf(username);
  return {};
});
