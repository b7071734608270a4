import { OCIOSIDADE_MS } from '../../domain/sessao/reautenticacao';

/** Storage prefix of aws-amplify; read without loading the library. */
const PREFIX = 'CognitoIdentityServiceProvider.';
/** Amplify's key prefix of a pending challenge (NEW_PASSWORD_REQUIRED). */
const CHALLENGE_PREFIX = 'CognitoSignInState.';

/** Fallback for entries that the browser cannot store (disabled, full, private); lost with the page. */
const unkept = new Map<string, string>();

/** Disabled storage throws on access; it counts as empty. */
function keys(): string[] {
  try {
    return [...Object.keys(window.localStorage), ...unkept.keys()].filter((key) => key.startsWith(PREFIX));
  } catch {
    return [...unkept.keys()];
  }
}

function read(key: string): string | null {
  try {
    return unkept.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return unkept.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}

function remove(key: string): void {
  unkept.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was stored there.
  }
}

/** Amplify's token storage: the browser's where available, else memory. */
export const tokenStorage = {
  getItem: (key: string): Promise<string | null> => Promise.resolve(read(key)),
  setItem: (key: string, value: string): Promise<void> => Promise.resolve(write(key, value)),
  removeItem: (key: string): Promise<void> => Promise.resolve(remove(key)),
  clear: (): Promise<void> => Promise.resolve(forgetStoredSession()),
};

let exchanging = false;

/** Marks the exchange of the code, during which the address no longer contains it. */
export async function duringExchange<T>(work: () => Promise<T>): Promise<T> {
  exchanging = true;
  try {
    return await work();
  } finally {
    exchanging = false;
  }
}

/** True when a session is stored, or the browser is returning from the provider with a code. */
export function hasStoredSession(): boolean {
  const query = new URLSearchParams(window.location.search);
  const returning = exchanging || (query.has('code') && query.has('state'));
  return returning || keys().some((key) => key.endsWith('.LastAuthUser'));
}

const USED_KEY = `${PREFIX}usadoEm`;
/** Minimum interval between updates of the last use. */
const USED_STEP_MS = 60 * 60 * 1000;

/** Records that the session is in use. */
export function markUsed(now = Date.now()): void {
  if (now - Number(read(USED_KEY) ?? 0) >= USED_STEP_MS) write(USED_KEY, String(now));
}

/** Clears the last use, so that the next session starts its own idle period. */
export const forgetUse = (): void => remove(USED_KEY);

/** True for a stored session beyond the idle limit. */
export function isIdle(now = Date.now()): boolean {
  const used = Number(read(USED_KEY) ?? now);
  return now - used >= OCIOSIDADE_MS;
}

/** The stored access token, by whichever tab stored it. */
export const storedAccessToken = (): string | null => readEnding('.accessToken');

/** Lag of this device's clock behind the provider's in milliseconds, as measured by Amplify. */
export const storedClockDrift = (): number => Number(readEnding('.clockDrift') ?? 0) || 0;

function readEnding(ending: string): string | null {
  const key = keys().find((name) => name.endsWith(ending));
  return key === undefined ? null : read(key);
}

/** True while a federated sign-in started in this browser has not returned. */
export const isRedirectInFlight = (): boolean => keys().some((key) => key.endsWith('.inflightOAuth'));

/** Removes the tokens and everything that belongs to them. */
export function forgetStoredSession(): void {
  for (const key of keys()) remove(key);
}

/** Keys by which the provider recognises this browser, for any session. */
const DEVICE = /\.(deviceKey|deviceGroupKey|randomPasswordKey)$/;

/** Removes the session but keeps the device's record, so that the next sign-in is not one of a new device. */
export function forgetTokens(): void {
  for (const key of keys()) if (!DEVICE.test(key)) remove(key);
}

/** Removes the record of the hosted pages, so that Amplify's sign-out stays on the page. */
export function forgetProviderPages(): void {
  for (const key of keys()) if (/\.(oauthSignIn|oauthMetadata)$/.test(key)) remove(key);
}

/** True when a challenge was open when this page was last left; reading it clears it. */
export function takeStoredChallenge(): boolean {
  try {
    const left = Object.keys(window.sessionStorage).filter((key) => key.startsWith(CHALLENGE_PREFIX));
    for (const key of left) window.sessionStorage.removeItem(key);
    return left.length > 0;
  } catch {
    return false;
  }
}

/** Signs in while the current session is set aside; a failure restores it. */
export async function withSessionAside<T>(act: () => Promise<T>): Promise<T> {
  const aside = keys().map((key) => [key, read(key) ?? ''] as const);
  forgetTokens();
  try {
    return await act();
  } catch (error) {
    for (const [key, value] of aside) write(key, value);
    throw error;
  }
}
