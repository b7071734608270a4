import { Type } from 'typebox';
import { refusals } from '../../cognitoError';
import { adminOperation } from '../operation';

const fields = { Password: Type.String(), Permanent: Type.Optional(Type.Boolean()) };

/** Sets a password, which the user must replace at the next sign-in unless it is permanent. */
export const adminSetUserPassword = adminOperation(fields, ({ passwords }, user, { Password, Permanent }) => {
  if (user.identity) throw refusals.invalidParameter('Cannot set the password of an external provider user');
  passwords.assertPolicy(Password, user.attributes);
  if (Permanent) passwords.set(user, Password);
  else passwords.setTemporary(user, Password);
  return {};
});

/** Sends the user a code for another password, and refuses the present one from now on. */
export const adminResetUserPassword = adminOperation({}, ({ codes, store }, user) => {
  if (user.status !== 'CONFIRMED' && user.status !== 'RESET_REQUIRED') throw refusals.resetInState();
  if (user.attributes.email_verified !== 'true')
    throw refusals.invalidParameter('Cannot reset password for the user as there is no registered/verified email.');
  codes.send(user, 'forgotPassword');
  user.status = 'RESET_REQUIRED';
  store.save();
  return {};
});
