import type { NavigationPort } from './ports';

export type Navigate = (path: string, options: { replace: boolean }) => void;

/** The router as a port. Navigation requested before the router exists is applied when it is bound. */
export interface BoundNavigation extends NavigationPort {
  bind: (navigate: Navigate) => void;
}

/** @param leave loads an address outside of the router. */
export function createNavigation(current: () => string, leave: (url: string) => void): BoundNavigation {
  let navigate: Navigate | null = null;
  let waiting: Parameters<Navigate> | null = null;
  const request: Navigate = (path, options) => {
    if (navigate) navigate(path, options);
    else waiting = [path, options];
  };
  return {
    go: (path) => request(path, { replace: path === current() }),
    replace: (path) => request(path, { replace: true }),
    leave,
    current,
    bind: (given) => {
      navigate = given;
      if (waiting) given(...waiting);
      waiting = null;
    },
  };
}
