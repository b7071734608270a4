import type { BusEvent } from '../events/catalogue';
import { linkToResume } from '../domain/retomada';
import { call, type Flow, ports } from './effects';

/** The custom state of spec §4: where to go on after signing in. Only a route of ours is kept. */
export function* guardarLink({ payload }: BusEvent<'LinkGuardado'>): Flow {
  const { storage } = yield* ports();
  const link = linkToResume(payload.link);
  if (link) yield* call(storage.linkRedirect.write, link);
}
