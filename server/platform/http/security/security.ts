import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import type { App } from '../appTypes';
import type { InlineHashes } from './inlineHashes';

/** Emotion inserts an empty style element and fills it by rule: this is the hash of nothing. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

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

/** The address of the reports of blocked content. */
export const CSP_REPORTS_PATH = '/api/Relatorios/Csp';
const REPORTING_GROUP = 'csp';

/** The origins of others that the policy admits; handed in by the rooms that use them. */
export interface SecurityOptions {
  publicUrl: string;
  /** Origins that the web calls: an identity provider elsewhere, an assistant elsewhere. */
  connectOrigins: readonly string[];
  /** Origin of the card's form, seen from the shop at that origin; null where no card is taken. */
  frameOriginFor: (shopOrigin: string) => string | null;
}

/** Headers and compression that hold for every address. */
export async function registerSecurity(app: App, options: SecurityOptions, inline: InlineHashes): Promise<void> {
  const secure = options.publicUrl.startsWith('https://');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(inline, options, secure) },
    // The card issuer's challenge opens in a window that must find its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    hsts: secure,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('permissions-policy', PERMISSIONS);
    void reply.header('reporting-endpoints', `${REPORTING_GROUP}="${CSP_REPORTS_PATH}"`);
    done();
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}

/** The origin of the only allowed frame, which shows the card's form and the bank's challenge. */
const cardFrame =
  (frameOriginFor: SecurityOptions['frameOriginFor'], secure: boolean) =>
  ({ headers }: IncomingMessage): string =>
    frameOriginFor(`${secure ? 'https' : 'http'}://${headers.host ?? ''}`) ?? "'none'";

type Directive = string | ((request: IncomingMessage) => string);

const policy = (
  { scripts, styles }: InlineHashes,
  { connectOrigins, frameOriginFor }: SecurityOptions,
  secure: boolean,
): Record<string, Directive[]> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scripts],
  'style-src': [...new Set(["'self'", ...styles, EMPTY])],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...connectOrigins],
  'frame-src': [cardFrame(frameOriginFor, secure)],
  'frame-ancestors': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['itape-home', 'itape-worker', 'webpack', 'dompurify'],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  // Browsers that know `report-to` ignore `report-uri`.
  'report-uri': [CSP_REPORTS_PATH],
  'report-to': [REPORTING_GROUP],
});
