import { Type } from 'typebox';
import { publicOperation } from '../operation';

/**
 * Sends a code that allows a new password. An address without an account, a disabled user and one whose e-mail was never
 * verified get the same reply and no e-mail, as in a pool with PreventUserExistenceErrors.
 */
export const forgotPassword = publicOperation({ Username: Type.String() }, ({ users, codes }, { Username }) => {
  const user = users.findOrStranger(Username);
  const mayReset = user.enabled && user.attributes.email_verified === 'true';
  return { CodeDeliveryDetails: codes[mayReset ? 'send' : 'pretend'](user, 'forgotPassword') };
});
