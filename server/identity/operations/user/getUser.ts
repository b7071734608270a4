import type { StoredUser } from '../../state';
import { signedInOperation } from '../operation';

/** As Cognito lists them: `sub` among the attributes, and `identities` for people of Google and Apple. */
const attributesOf = (user: StoredUser): Record<string, string> => ({
  sub: user.sub,
  ...user.attributes,
  ...(user.identity ? { identities: JSON.stringify([user.identity]) } : {}),
});

/** The user of an access token. */
export const getUser = signedInOperation({}, (_context, user) => ({
  Username: user.username,
  UserAttributes: Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value })),
}));
