import { Type } from 'typebox';
import { refusals } from '../../cognitoError';
import type { IdentityContext } from '../../context';
import { publicOperation } from '../operation';

const fields = { Username: Type.String(), ConfirmationCode: Type.String() };

/** Confirms a new user by the code that went to their e-mail, which is thereby verified. */
export function confirm({ users, codes, store }: IdentityContext, username: string, code: string): void {
  const user = users.findOrStranger(username);
  codes.consume(user, 'signUp', code);
  if (users.isStranger(user) || user.status !== 'UNCONFIRMED') throw refusals.codeMismatch();
  user.status = 'CONFIRMED';
  user.attributes.email_verified = 'true';
  store.save();
}

export const confirmSignUp = publicOperation(fields, (context, input) => {
  confirm(context, input.Username, input.ConfirmationCode);
  return {};
});
