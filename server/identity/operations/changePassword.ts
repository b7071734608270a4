import { Type } from 'typebox';
import { refusals } from '../cognitoError';
import { signedInOperation } from './operation';

const fields = { PreviousPassword: Type.String(), ProposedPassword: Type.String() };

/** Changes a password that the user still knows. */
export const changePassword = signedInOperation(fields, ({ passwords }, user, input) => {
  if (!user.password) throw refusals.invalidParameter('Cannot change the password of an external provider user');
  passwords.prove(user, user.username, { password: input.PreviousPassword });
  passwords.assertPolicy(input.ProposedPassword);
  passwords.set(user, input.ProposedPassword);
  return {};
});
