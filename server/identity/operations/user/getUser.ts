import { signedInOperation } from '../operation';
import { listAttributes } from './userAttributes';

/** The user of an access token. */
export const getUser = signedInOperation({}, (_context, user) => ({
  Username: user.username,
  UserAttributes: listAttributes(user),
}));
