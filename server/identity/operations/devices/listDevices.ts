import { Type } from 'typebox';
import type { StoredDevice } from '../../state';
import { signedInOperation } from '../operation';

/** Cognito's own limit, and the page that the specification asks for (§9). */
const PAGE = 60;

const fields = {
  Limit: Type.Optional(Type.Integer({ minimum: 0, maximum: PAGE })),
  PaginationToken: Type.Optional(Type.String({ minLength: 1 })),
};

const seconds = (ms: number): number => ms / 1000;

const toDevice = (device: StoredDevice): object => ({
  DeviceKey: device.key,
  DeviceAttributes: [
    { Name: 'device_status', Value: 'valid' },
    { Name: 'device_name', Value: device.name },
    { Name: 'dev:device_remembered_status', Value: device.remembered ? 'remembered' : 'not_remembered' },
  ],
  DeviceCreateDate: seconds(device.createdAt),
  DeviceLastModifiedDate: seconds(device.modifiedAt),
  DeviceLastAuthenticatedDate: seconds(device.authenticatedAt),
});

/** The devices of the signed-in user, a page at a time; a pool without tracking refuses (spec §8). */
export const listDevices = signedInOperation(fields, ({ devices }, user, { Limit, PaginationToken }) => {
  const page = devices.page(user, Limit === undefined || Limit === 0 ? PAGE : Limit, PaginationToken);
  return {
    Devices: page.devices.map(toDevice),
    ...(page.next === undefined ? {} : { PaginationToken: page.next }),
  };
});
