import { Type } from 'typebox';
import { signedInOperation } from '../operation';

/**
 * Takes a device off the user's list and ends the sessions that are open on it, as Cognito renews no token of a device
 * that was forgotten. The session that asks goes on, also where it is that device's.
 */
export const forgetDevice = signedInOperation(
  { AccessToken: Type.String(), DeviceKey: Type.String() },
  ({ devices, sessions }, user, { DeviceKey }, originJti) => {
    devices.forget(user, DeviceKey);
    sessions.revokeDevice(DeviceKey, user.username, originJti);
    return {};
  },
);
