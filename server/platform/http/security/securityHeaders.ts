import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { LRUCache } from 'lru-cache';
import { policy, POLICY_OF_PARTS, REPORTING, type PolicyOptions } from './contentPolicy';
import type { InlineHashes } from './inlineHashes';

/** Names and values of the headers of an answer. */
export type Headers = Readonly<Record<string, string>>;

/**
 * The device features that our own pages use: place, camera, clipboard, a screen that stays on. A
 * browser warns of each name that it does not know on its system, so `web-share` and `bluetooth` are left out; by default
 * both are limited to our own origin.
 */
const USED = ['geolocation', 'camera', 'fullscreen', 'clipboard-write', 'screen-wake-lock'];
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)].join(', ');

/** Names by which a shop is called: one in production, a few on a developer's machine. */
const MAX_ORIGINS = 50;

/** The origins of others that the policy admits; handed in by the rooms that use them. */
export interface SecurityOptions extends Omit<PolicyOptions, 'frameOrigin' | 'secure'> {
  publicUrl: string;
  /** Origin of the card's form, seen from the shop at that origin; null where no card is taken. */
  frameOriginFor: (shopOrigin: string) => string | null;
}

/** The headers that hold for every answer to an address, by the host that was called. */
export type HeadersFor = (host: string, url: string) => Headers;

/**
 * Those of a page are written once for each origin of the card's form: helmet builds them from its options at each
 * request otherwise, which costs more than a cached answer. Data and built files have those that mean something there
 * (ADR 120).
 */
export function securityHeaders(options: SecurityOptions, inline: InlineHashes): HeadersFor {
  const { publicUrl, connectOrigins, frameOriginFor } = options;
  const secure = publicUrl.startsWith('https://');
  const kept = new LRUCache<string, Headers>({
    max: MAX_ORIGINS,
    memoMethod: (frameOrigin) => write(policy(inline, { connectOrigins, frameOrigin, secure }), secure),
  });
  // Reading a host as an address costs some microseconds as well.
  const frames = new LRUCache<string, string>({
    max: MAX_ORIGINS,
    memoMethod: (host) => frameOriginFor(`${secure ? 'https' : 'http'}://${host}`) ?? "'none'",
  });
  const part = partHeaders(write(POLICY_OF_PARTS, secure));
  return (host, url) => (isPart(url) ? part : kept.memo(frames.memo(host)));
}

/**
 * True for an answer that a page fetches or runs, and no browser shows as a page: what the API says, the configuration, a
 * built file by its name. The API's own documentation is a page.
 */
const isPart = (url: string): boolean =>
  /^\/(?:api\/(?!docs(?:[/?]|$))|config\.json(?:\?|$)|(?:js|css|assets)\/[\w.-]+\.(?:js|css|woff2)$)/.test(url);

/** Policies of device features, of windows and of reports are about pages; these headers are about any answer. */
const OF_PARTS = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

const partHeaders = (all: Headers): Headers =>
  Object.fromEntries(Object.entries(all).filter(([name]) => OF_PARTS.includes(name)));

/** The headers as helmet sets them on an answer that is not sent. */
function write(directives: ReturnType<typeof policy>, secure: boolean): Headers {
  const request = new IncomingMessage(new Socket());
  const reply = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    // The card issuer's challenge opens in a window that must find its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: secure,
  });
  setHeaders(request, reply, (error) => {
    if (error !== undefined) throw new Error('The headers could not be written.', { cause: error });
  });
  const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return { ...Object.fromEntries(headers), 'permissions-policy': PERMISSIONS, ...REPORTING };
}
