import type { Session } from 'puppeteer-core';

interface Sent {
  requestId: string;
  type?: string;
  request: { url: string };
}

export interface Requests {
  /** Requests to the product since the start, without those that the browser's memory or disk answers. */
  count: () => number;
  /** Bytes of scripts as they came over the line. */
  scriptBytes: () => number;
}

/** Counts what a page asks the product for, from its next request on. */
export function countRequests(cdp: Session, origin: string): Requests {
  const scripts = new Set<string>();
  let count = 0;
  let bytes = 0;
  cdp.on<Sent>('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith(origin)) return;
    count += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  const fromCache = (): void => void (count -= 1);
  cdp.on('Network.requestServedFromCache', fromCache);
  cdp.on<{ response: { url: string; fromDiskCache?: boolean } }>('Network.responseReceived', ({ response }) => {
    if (response.fromDiskCache && response.url.startsWith(origin)) fromCache();
  });
  cdp.on<{ requestId: string; encodedDataLength: number }>(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    },
  );
  return { count: () => count, scriptBytes: () => bytes };
}
