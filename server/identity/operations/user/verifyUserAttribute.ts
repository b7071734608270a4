import { Type } from 'typebox';
import { refusals } from '../../cognitoError';
import { signedInOperation } from '../operation';

const fields = { AttributeName: Type.Literal('email'), Code: Type.String() };

/** Confirms the e-mail, and makes a waiting new one the user's own. */
export const verifyUserAttribute = signedInOperation(fields, ({ users, codes, store }, user, { Code }) => {
  const confirmed = codes.consume(user, 'email', Code) ?? user.attributes.email ?? '';
  const holder = users.find(confirmed);
  if (holder && holder !== user) throw refusals.emailTaken();
  Object.assign(user.attributes, { email: confirmed, email_verified: 'true' });
  store.save();
  return {};
});
