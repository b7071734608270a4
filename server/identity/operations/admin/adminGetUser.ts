import { adminOperation } from '../operation';
import { listAttributes } from '../user/userAttributes';

/** One user with their state. */
export const adminGetUser = adminOperation({}, (_context, user) => ({
  Username: user.username,
  UserAttributes: listAttributes(user),
  Enabled: user.enabled,
  UserStatus: user.status,
}));
