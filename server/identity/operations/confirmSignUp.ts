import { Type } from 'typebox';
import { refusals } from '../cognitoError';
import { publicOperation } from './operation';

const fields = { Username: Type.String(), ConfirmationCode: Type.String() };

/** Confirms a new user, whose e-mail is thereby verified. */
export const confirmSignUp = publicOperation(fields, ({ users, codes, store }, input) => {
  const user = users.findOrStranger(input.Username);
  codes.consume(user, 'signUp', input.ConfirmationCode);
  if (users.isStranger(user) || user.status !== 'UNCONFIRMED') throw refusals.codeMismatch();
  user.status = 'CONFIRMED';
  user.attributes.email_verified = 'true';
  store.save();
  return {};
});
