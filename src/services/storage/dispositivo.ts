import type { RandomPort, StoragePort } from '../ports';

/** Format allowed in a header; a stored id may have been tampered with. */
const FORM = /^[\w.-]{1,80}$/;

/** Id of this device: created once, kept through every clean-up (spec §4). */
export function readDispositivo(storage: Pick<StoragePort, 'dispositivo'>, random: RandomPort): string {
  const known = storage.dispositivo.read();
  if (known !== null && FORM.test(known)) return known;
  const fresh = `web-${random.uuid()}`;
  storage.dispositivo.write(fresh);
  return fresh;
}
