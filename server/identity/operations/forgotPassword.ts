import { Type } from 'typebox';
import { deliveryTo } from '../confirmationCodes';
import { refusals } from '../cognitoError';
import { publicOperation } from './operation';

/** Sends a code that allows a new password; an unknown address gets the same reply and no e-mail. */
export const forgotPassword = publicOperation({ Username: Type.String() }, ({ users, codes }, { Username }) => {
  const user = users.find(Username);
  if (!user) return { CodeDeliveryDetails: deliveryTo(Username) };
  if (!user.enabled) throw refusals.userDisabled();
  if (user.attributes.email_verified !== 'true')
    throw refusals.invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  return { CodeDeliveryDetails: codes.send(user, 'forgotPassword') };
});
