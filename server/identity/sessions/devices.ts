import { randomUUID } from 'node:crypto';
import { refusals } from '../cognitoError';
import type { Pool } from '../options';
import type { StoredDevice, StoredUser } from '../state';
import type { IdentityStore } from '../store';

/** Part of the answer to a sign-in from an unknown browser: the client confirms the device under this key. */
export interface NewDeviceMetadata {
  DeviceKey: string;
  DeviceGroupKey: string;
}

/** One page of a user's devices; the token of the next page is absent on the last. */
export interface DevicePage {
  devices: StoredDevice[];
  next?: string;
}

export interface Devices {
  /** Looks a browser up by its key; an unknown browser gets a new key. */
  recognize: (user: StoredUser, key: string | undefined) => { known?: string; fresh?: NewDeviceMetadata };
  confirm: (user: StoredUser, key: string, name: string) => void;
  setRemembered: (user: StoredUser, key: string, remembered: boolean) => void;
  /** The confirmed devices, the last used first. */
  page: (user: StoredUser, limit: number, from: string | undefined) => DevicePage;
  forget: (user: StoredUser, key: string) => void;
}

/** Maximum of a user's devices; the oldest are dropped, so that a script cannot grow the state without limit. */
const MAX_DEVICES = 200;

const byLastUse = (a: StoredDevice, b: StoredDevice): number =>
  b.authenticatedAt - a.authenticatedAt || b.createdAt - a.createdAt || (a.key < b.key ? -1 : 1);

function pageOf(devices: readonly StoredDevice[], limit: number, from: string | undefined): DevicePage {
  const all = devices.filter(({ name }) => name !== undefined).sort(byLastUse);
  const start = from === undefined ? 0 : all.findIndex(({ key }) => key === from);
  if (start < 0) throw refusals.invalidParameter('Invalid pagination token.');
  const next = all[start + limit]?.key;
  return { devices: all.slice(start, start + limit), ...(next === undefined ? {} : { next }) };
}

/** The browsers that users have signed in from, in the identity's state. */
export function createDevices(pool: Pool, { save }: IdentityStore): Devices {
  const assertTracking = (): void => {
    if (!pool.deviceTracking) throw refusals.devicesOff();
  };

  const find = (user: StoredUser, key: string): StoredDevice => {
    assertTracking();
    const device = user.devices?.[key];
    if (!device) throw refusals.deviceMissing();
    return device;
  };

  const add = (user: StoredUser): NewDeviceMetadata => {
    const now = pool.now();
    const key = `${pool.id.split('_', 1)[0] ?? ''}_${randomUUID()}`;
    const device = { key, remembered: true, createdAt: now, modifiedAt: now, authenticatedAt: now };
    const kept = [device, ...Object.values(user.devices ?? {}).sort(byLastUse)].slice(0, MAX_DEVICES);
    user.devices = Object.fromEntries(kept.map((one) => [one.key, one]));
    save();
    return { DeviceKey: key, DeviceGroupKey: `-${pool.name}` };
  };

  return {
    recognize: (user, key) => {
      if (!pool.deviceTracking) return {};
      const device = key === undefined ? undefined : user.devices?.[key];
      if (!device) return { fresh: add(user) };
      device.authenticatedAt = pool.now();
      save();
      return { known: device.key };
    },
    confirm: (user, key, name) => {
      const device = find(user, key);
      device.name = name;
      device.modifiedAt = pool.now();
      save();
    },
    setRemembered: (user, key, remembered) => {
      const device = find(user, key);
      device.remembered = remembered;
      device.modifiedAt = pool.now();
      save();
    },
    page: (user, limit, from) => {
      assertTracking();
      return pageOf(Object.values(user.devices ?? {}), limit, from);
    },
    forget: (user, key) => {
      const { [key]: gone, ...rest } = user.devices ?? {};
      assertTracking();
      if (!gone) throw refusals.deviceMissing();
      user.devices = rest;
      save();
    },
  };
}
