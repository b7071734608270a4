import { Type } from 'typebox';
import { refusals } from '../../cognitoError';
import { publicOperation } from '../operation';

const fields = { Username: Type.String(), ConfirmationCode: Type.String(), Password: Type.String() };

/** Sets the new password and ends every session that the old one may have opened. */
export const confirmForgotPassword = publicOperation(fields, ({ users, passwords, codes, sessions }, input) => {
  const user = users.findOrStranger(input.Username);
  // Only the address is compared: a refusal because of the holder's name would reveal that there is an account.
  passwords.assertPolicy(input.Password, { email: input.Username });
  codes.consume(user, 'forgotPassword', input.ConfirmationCode);
  // A user who may have no code has guessed one, so it is refused.
  if (users.isStranger(user) || !user.enabled) throw refusals.codeMismatch();
  passwords.set(user, input.Password);
  sessions.revokeAllOf(user.username);
  return {};
});
