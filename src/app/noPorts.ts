import type { Ports } from '../services/ports';

/** The outside world where there is none: at build time nothing runs that would ask for it, and asking is a mistake. */
export const noPorts = new Proxy({} as Ports, {
  get: (_, port) => (port === 'http' ? null : unreachable(port)),
});

function unreachable(port: string | symbol): never {
  throw new Error(`prerendering asked for ${String(port)}`);
}
