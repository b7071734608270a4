import { Type } from 'typebox';
import { signedInOperation } from './operation';

/** Takes a device off the user's list; the session that is open on it goes on, as with Cognito. */
export const forgetDevice = signedInOperation({ DeviceKey: Type.String() }, ({ devices }, user, { DeviceKey }) => {
  devices.forget(user, DeviceKey);
  return {};
});
