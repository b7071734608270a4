import { type Flow, takeEvent } from './effects';
import { request } from './request';

/** Nobody waits for these: a few at a time are enough for the trips that are next. */
const MAXIMO = 12;

/**
 * The tickets of the trips on screen are read once each, so that they are on this device before there is no network.
 * What fails is read when it is opened.
 */
export function* guardarBilhetes(): Flow {
  const read = new Set<string>();
  while (true) {
    const { payload } = yield* takeEvent('ViagensListadas');
    for (const id of payload.bilheteIds.filter((one) => !read.has(one)).slice(0, MAXIMO)) {
      const { ok } = yield* request({ method: 'GET', path: `/Bilhetes/${id}` });
      if (ok) read.add(id);
    }
  }
}
