import { Type } from 'typebox';
import { deliveryTo } from '../confirmationCodes';
import { refusals } from '../cognitoError';
import { publicOperation } from './operation';

/** Sends the sign-up code again; an unknown address gets the same reply and no e-mail. */
export const resendConfirmationCode = publicOperation({ Username: Type.String() }, ({ users, codes }, { Username }) => {
  const user = users.find(Username);
  if (!user) return { CodeDeliveryDetails: deliveryTo(Username) };
  if (user.status !== 'UNCONFIRMED') throw refusals.invalidParameter('User is already confirmed.');
  return { CodeDeliveryDetails: codes.send(user, 'signUp') };
});
