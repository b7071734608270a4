import { Type } from 'typebox';
import { refusals } from '../cognitoError';
import { publicOperation } from './operation';

const fields = { Username: Type.String(), ConfirmationCode: Type.String(), Password: Type.String() };

/** Sets the new password and ends every session that the old one may have opened. */
export const confirmForgotPassword = publicOperation(fields, ({ users, passwords, codes, sessions }, input) => {
  const user = users.findOrStranger(input.Username);
  // The address alone: a refusal for the name of its holder would tell who has an account.
  passwords.assertPolicy(input.Password, { email: input.Username });
  codes.consume(user, 'forgotPassword', input.ConfirmationCode);
  // The code of somebody who may have none was guessed: it opens nothing.
  if (users.isStranger(user) || !user.enabled) throw refusals.codeMismatch();
  passwords.set(user, input.Password);
  sessions.revokeAllOf(user.username);
  return {};
});
