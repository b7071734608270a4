/** The fields of a request that the worker reads. */
export interface Asked {
  method: string;
  mode: string;
  url: URL;
}

/**
 * `arquivo`: a hashed file of the build, from the cache if kept, else the network. `pagina`: a page, from the network
 * with the kept shell as fallback. `rede`: not handled by the worker.
 */
export type Way = 'arquivo' | 'pagina' | 'rede';

/** Personal responses and identity traffic never pass through the worker's cache. */
const NEVER = /^\/(api|_idp|_sandbox|callback)(\/|$)|^\/config\.json$/;
const FILE = /^\/(js|css|assets)\/[\w./-]+\.[0-9a-f]{6,}\.\w+$|^\/favicon\.svg$/;

/** Decides whether a request may be answered from the cache; never the API, and only GET. */
export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  if (method !== 'GET' || url.origin !== origin || NEVER.test(url.pathname)) return 'rede';
  if (FILE.test(url.pathname)) return 'arquivo';
  const last = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  return mode === 'navigate' && !last.includes('.') ? 'pagina' : 'rede';
}
