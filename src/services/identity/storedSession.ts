import { OCIOSIDADE_MS } from '../../domain/reautenticacao';

/** Where aws-amplify keeps what it knows of this browser; read without loading it. */
const PREFIX = 'CognitoIdentityServiceProvider.';
/** The challenge of a sign-in that is under way (NEW_PASSWORD_REQUIRED), by Amplify's name. */
const CHALLENGE_PREFIX = 'CognitoSignInState.';

/** What the browser refused to keep (switched off, full, private): it lives as long as the page. */
const unkept = new Map<string, string>();

/** Switched-off storage throws on the first touch: then nothing is stored. */
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
    // Nothing was kept there.
  }
}

/** Amplify's tokens: in the browser's storage where it keeps anything, else in memory. */
export const tokenStorage = {
  getItem: (key: string): Promise<string | null> => Promise.resolve(read(key)),
  setItem: (key: string, value: string): Promise<void> => Promise.resolve(write(key, value)),
  removeItem: (key: string): Promise<void> => Promise.resolve(remove(key)),
  clear: (): Promise<void> => Promise.resolve(forgetStoredSession()),
};

let exchanging = false;

/** While the code is being exchanged, and no longer stands in the address. */
export async function duringExchange<T>(work: () => Promise<T>): Promise<T> {
  exchanging = true;
  try {
    return await work();
  } finally {
    exchanging = false;
  }
}

/** Whether somebody signed in here before, or is just coming back from the provider with a code. */
export function hasStoredSession(): boolean {
  const query = new URLSearchParams(window.location.search);
  const returning = exchanging || (query.has('code') && query.has('state'));
  return returning || keys().some((key) => key.endsWith('.LastAuthUser'));
}

const USED_KEY = `${PREFIX}usadoEm`;
/** The mark of use is written anew after so long; more often would only cost. */
const USED_STEP_MS = 60 * 60 * 1000;

/** Notes that the session is being used. */
export function markUsed(now = Date.now()): void {
  if (now - Number(read(USED_KEY) ?? 0) >= USED_STEP_MS) write(USED_KEY, String(now));
}

/** The next session rests from its own beginning. */
export const forgetUse = (): void => remove(USED_KEY);

/** Whether a session is stored that nobody has used for longer than one may rest. */
export function isIdle(now = Date.now()): boolean {
  const used = Number(read(USED_KEY) ?? now);
  return now - used >= OCIOSIDADE_MS;
}

/** The access token as it is stored now, by whichever tab stored it. */
export const storedAccessToken = (): string | null => readEnding('.accessToken');

/** How far this device's clock is behind the provider's, in milliseconds, as Amplify measured it. */
export const storedClockDrift = (): number => Number(readEnding('.clockDrift') ?? 0) || 0;

function readEnding(ending: string): string | null {
  const key = keys().find((name) => name.endsWith(ending));
  return key === undefined ? null : read(key);
}

/** Whether a sign-in at the provider was started in this browser and has not come back yet. */
export const isRedirectInFlight = (): boolean => keys().some((key) => key.endsWith('.inflightOAuth'));

/** Forgets the tokens and all that belongs to them. */
export function forgetStoredSession(): void {
  for (const key of keys()) remove(key);
}

/** By which the provider knows this browser again, whoever's session is on it. */
const DEVICE = /\.(deviceKey|deviceGroupKey|randomPasswordKey)$/;

/** Forgets the session, and leaves the device's record: the next sign-in is not one of a new device. */
export function forgetTokens(): void {
  for (const key of keys()) if (!DEVICE.test(key)) remove(key);
}

/**
 * Forgets that the session came through the provider's pages, so that Amplify's sign-out ends it here without
 * leaving the page.
 */
export function forgetProviderPages(): void {
  for (const key of keys()) if (/\.(oauthSignIn|oauthMetadata)$/.test(key)) remove(key);
}

/** Whether a challenge was open when this page was last left; it is forgotten by being told. */
export function takeStoredChallenge(): boolean {
  try {
    const left = Object.keys(window.sessionStorage).filter((key) => key.startsWith(CHALLENGE_PREFIX));
    for (const key of left) window.sessionStorage.removeItem(key);
    return left.length > 0;
  } catch {
    return false;
  }
}

/** Signs in beside the session at hand, which is put aside meanwhile, and comes back when the sign-in fails. */
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
