import { refusals } from '../cognitoError';
import { signedInOperation } from './operation';

/** The pool has no device tracking (spec §8 names the message that follows from it). */
export const listDevices = signedInOperation({}, () => {
  throw refusals.invalidParameter('Device tracking is not enabled for this user pool.');
});
