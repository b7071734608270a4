import type { RandomPort, StoragePort } from '../ports';

/** Fit for a header, whatever somebody wrote into the storage by hand. */
const FORM = /^[\w.-]{1,80}$/;

/** This device's record: made once, kept through every clean-up (spec §4). */
export function readDispositivo(storage: Pick<StoragePort, 'dispositivo'>, random: RandomPort): string {
  const known = storage.dispositivo.read();
  if (known !== null && FORM.test(known)) return known;
  const fresh = `web-${random.uuid()}`;
  storage.dispositivo.write(fresh);
  return fresh;
}
