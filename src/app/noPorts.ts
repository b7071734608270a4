import type { Ports } from '../services/ports';

/** A clock that stands in the tree and tells no time: home's first paint is the same on every day. */
const noClock: Ports['clock'] = { now: () => unreachable('the time'), monotonic: () => unreachable('the time') };

/** Ports for the build, where nothing may call them: every access throws. */
export const noPorts = new Proxy({} as Ports, {
  get: (_, port) => {
    if (port === 'clock') return noClock;
    return port === 'http' ? null : unreachable(port);
  },
});

function unreachable(port: string | symbol): never {
  throw new Error(`prerendering asked for ${String(port)}`);
}
