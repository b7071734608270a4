import type { StoredUser } from '../../state';
import { listAttributes } from '../user/userAttributes';

/** A user as the replies to an administrator show them (`UserType`). */
export const describeUser = (user: StoredUser): object => ({
  Username: user.username,
  Attributes: listAttributes(user),
  Enabled: user.enabled,
  UserStatus: user.status,
});
