import { randomBytes } from 'node:crypto';
import type { IdentityState } from './state';

/** The key of an administrator, in the words of the AWS SDK. */
export interface AdminCredentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** An e-mail the provider would send; the application shows it in its outbox. */
export interface IdentityMessage {
  to: string;
  subject: string;
  body: string;
  /** Absent where the mail only tells something. */
  code?: string;
}

export interface IdentityOptions {
  /** The address of the plugin, without a trailing slash: `http://localhost:8080/_idp`. */
  publicUrl: string;
  /** The file of users, sessions and the signing key; null keeps all in memory. */
  file: string | null;
  /** Initial state of a provider in memory; a new key and the seed by default. */
  initial?: IdentityState | undefined;
  /** Takes every e-mail. */
  deliver?: (message: IdentityMessage) => void;
  /** Origins that may take part in a redirect besides the public one, such as a development server's. */
  origins?: string[];
  accessTokenSeconds?: number;
  refreshTokenSeconds?: number;
  /** How long a rotated refresh token still answers: a retry, or a second tab that renews at the same time. */
  rotationGraceSeconds?: number;
  /** The confirmation of a new address: a code to type (the default), or a link to follow. */
  confirmacao?: 'codigo' | 'link' | undefined;
  /** Whether browsers are remembered, as in a pool set to "always remember"; true by default. */
  deviceTracking?: boolean;
  /** Whether calls are counted and refused over their limits; false by default. */
  limits?: boolean;
  /** The key that signs an administrator's calls, for a product in another process; a new one by default. */
  admin?: AdminCredentials;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** The user pool and its one client, as the rest of the provider sees them. */
export interface Pool {
  id: string;
  /** The part of the id after `_`; an input of the SRP formula. */
  name: string;
  clientId: string;
  publicUrl: string;
  issuer: string;
  callbackUrls: ReadonlySet<string>;
  logoutUrls: ReadonlySet<string>;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  rotationGraceSeconds: number;
  deviceTracking: boolean;
  confirmacao: 'codigo' | 'link';
  /** The key that an administrator's calls are signed with. */
  admin: AdminCredentials;
  deliver: (message: IdentityMessage) => void;
  now: () => number;
}

const POOL_NAME = 'ItapeLocal';
const POOL_ID = `sa-east-1_${POOL_NAME}`;
const CLIENT_ID = 'itapelocalwebclient0000001';
const NATIVE_ORIGIN = 'itape://localhost';

/** The origin under both names of this machine, since a redirect must return to the name that it began with. */
function bothLoopbackNames(origin: string): string[] {
  const { port, protocol } = new URL(origin);
  const suffix = port === '' ? '' : `:${port}`;
  return [origin, `${protocol}//localhost${suffix}`, `${protocol}//127.0.0.1${suffix}`];
}

/** Known to this process alone, and for as long as it lives. */
const newAdmin = (): AdminCredentials => ({
  accessKeyId: `ITAPE${randomBytes(8).toString('hex').toUpperCase()}`,
  secretAccessKey: randomBytes(32).toString('base64'),
});

/** Fills in the defaults: access tokens of half an hour, refresh tokens of thirty days with a minute of grace. */
export function createPool(options: IdentityOptions): Pool {
  const origins = [new URL(options.publicUrl).origin, ...(options.origins ?? [])].flatMap(bothLoopbackNames);
  return {
    id: POOL_ID,
    name: POOL_NAME,
    clientId: CLIENT_ID,
    publicUrl: options.publicUrl,
    issuer: `${options.publicUrl}/${POOL_ID}`,
    callbackUrls: new Set([
      ...origins.flatMap((origin) => [`${origin}/callback`, `${origin}/callback/`]),
      `${NATIVE_ORIGIN}/callback/`,
    ]),
    logoutUrls: new Set([...origins.flatMap((origin) => [`${origin}/home`, `${origin}/`]), `${NATIVE_ORIGIN}/home`]),
    accessTokenSeconds: options.accessTokenSeconds ?? 30 * 60,
    refreshTokenSeconds: options.refreshTokenSeconds ?? 30 * 24 * 60 * 60,
    rotationGraceSeconds: options.rotationGraceSeconds ?? 60,
    deviceTracking: options.deviceTracking ?? true,
    confirmacao: options.confirmacao ?? 'codigo',
    admin: options.admin ?? newAdmin(),
    deliver: options.deliver ?? (() => undefined),
    now: options.now ?? Date.now,
  };
}
