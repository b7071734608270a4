import { Type } from 'typebox';
import { signedInOperation } from '../operation';

const fields = {
  DeviceKey: Type.String(),
  DeviceRememberedStatus: Type.Union([Type.Literal('remembered'), Type.Literal('not_remembered')]),
};

/** Makes a device remembered or not remembered. */
export const updateDeviceStatus = signedInOperation(fields, ({ devices }, user, input) => {
  devices.setRemembered(user, input.DeviceKey, input.DeviceRememberedStatus === 'remembered');
  return {};
});
