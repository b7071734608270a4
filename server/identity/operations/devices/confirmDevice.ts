import { Type } from 'typebox';
import { signedInOperation } from '../operation';

const fields = { DeviceKey: Type.String(), DeviceName: Type.Optional(Type.String({ maxLength: 1024 })) };

/**
 * The browser that just signed in becomes one of the user's devices, remembered without asking. The verifier it sends
 * is for a challenge that only pools with a second factor ask; this one has none (spec §5).
 */
export const confirmDevice = signedInOperation(fields, ({ devices }, user, { DeviceKey, DeviceName = '' }) => {
  devices.confirm(user, DeviceKey, DeviceName);
  return { UserConfirmationNecessary: false };
});
