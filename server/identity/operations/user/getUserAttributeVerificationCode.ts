import { Type } from 'typebox';
import { signedInOperation } from '../operation';

/** Sends the code for the e-mail again, to the new address when one is waiting. */
export const getUserAttributeVerificationCode = signedInOperation(
  { AttributeName: Type.Literal('email') },
  ({ codes }, user) => ({ CodeDeliveryDetails: codes.send(user, 'email', user.codes.email?.newValue) }),
);
