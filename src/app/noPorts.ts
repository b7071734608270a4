import type { Ports } from '../services/ports';

/** Ports for the build, where nothing may call them: every access throws. */
export const noPorts = new Proxy({} as Ports, {
  get: (_, port) => (port === 'http' ? null : unreachable(port)),
});

function unreachable(port: string | symbol): never {
  throw new Error(`prerendering asked for ${String(port)}`);
}
