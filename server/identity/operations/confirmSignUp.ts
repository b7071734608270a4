import { Type } from 'typebox';
import { refusals } from '../cognitoError';
import { publicOperation } from './operation';

const fields = { Username: Type.String(), ConfirmationCode: Type.String() };

/** Confirms a new user, whose e-mail is thereby verified. */
export const confirmSignUp = publicOperation(fields, ({ users, codes, store }, input) => {
  const user = users.find(input.Username);
  if (!user) throw refusals.codeExpired();
  if (user.status !== 'UNCONFIRMED')
    throw refusals.invalidParameter('User cannot be confirmed. Current status is CONFIRMED');
  codes.consume(user, 'signUp', input.ConfirmationCode);
  user.status = 'CONFIRMED';
  user.attributes.email_verified = 'true';
  store.save();
  return {};
});
