import { Type } from 'typebox';
import { refusals } from '../../cognitoError';
import { signedInOperation } from '../operation';

const fields = { AccessToken: Type.String(), PreviousPassword: Type.String(), ProposedPassword: Type.String() };

/** Changes a password that the user still knows, and ends the sessions that the old one opened elsewhere. */
export const changePassword = signedInOperation(fields, ({ passwords, sessions }, user, input, originJti) => {
  if (!user.password) throw refusals.invalidParameter('Cannot change the password of an external provider user');
  passwords.prove(user, user.username, { password: input.PreviousPassword });
  passwords.assertPolicy(input.ProposedPassword, user.attributes);
  passwords.set(user, input.ProposedPassword);
  sessions.revokeOthersOf(user.username, originJti);
  return {};
});
