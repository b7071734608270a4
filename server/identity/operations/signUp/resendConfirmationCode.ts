import { Type } from 'typebox';
import { publicOperation } from '../operation';

/** Sends the sign-up code again; an address without an account, or with one that is confirmed, gets the same reply and no e-mail. */
export const resendConfirmationCode = publicOperation({ Username: Type.String() }, ({ users, codes }, { Username }) => {
  const user = users.findOrStranger(Username);
  const waits = user.status === 'UNCONFIRMED' && !users.isStranger(user);
  return { CodeDeliveryDetails: codes[waits ? 'send' : 'pretend'](user, 'signUp') };
});
