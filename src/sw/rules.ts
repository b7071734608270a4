/** What of a request the worker has to know. */
export interface Asked {
  method: string;
  mode: string;
  url: URL;
}

/**
 * `arquivo`: a file of the build, whose name changes with what is in it: from the cache where it is kept, else from the
 * network. `pagina`: a page, from the network, and the kept shell where there is none. `rede`: none of the worker's
 * business.
 */
export type Way = 'arquivo' | 'pagina' | 'rede';

/** What is said to a person, and what says who they are, never passes through a cache of this worker. */
const NEVER = /^\/(api|_idp|_sandbox|callback)(\/|$)|^\/config\.json$/;
const FILE = /^\/(js|css|assets)\/[\w./-]+\.[0-9a-f]{8,}\.\w+$|^\/favicon\.svg$/;

/** The one place that says what may come out of the worker's cache: never the API, never what was sent. */
export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  if (method !== 'GET' || url.origin !== origin || NEVER.test(url.pathname)) return 'rede';
  if (FILE.test(url.pathname)) return 'arquivo';
  const last = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  return mode === 'navigate' && !last.includes('.') ? 'pagina' : 'rede';
}
