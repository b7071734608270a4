import { Capacitor, registerPlugin } from '@capacitor/core';
import { within } from '../identity/within';
import { KEPT_PREFIX } from '../storage/keptReads';

/** Maximum wait for the shell at the start. */
const WAIT_MS = 1000;
/**
 * Marker of this installation. Preferences are deleted with the app, so its presence proves that stored secrets are the
 * current installation's.
 */
const INSTALLED = 'itape.instalado';
/** Prefix of a pending removal of a secret: written before the removal and deleted after it succeeded. */
const REMOVED_PREFIX = 'itape.removido.';
/** True for keys that must be in secure storage: tokens, the cached account, and kept reads. */
const isSecret = (key: string): boolean =>
  key === 'conta' || key.startsWith('CognitoIdentityServiceProvider.') || key.startsWith(KEPT_PREFIX);

/** The part of @capacitor/preferences in use; the native half comes with the platforms (docs/nativo.md). */
interface Preferences {
  keys: () => Promise<{ keys: string[] }>;
  get: (options: { key: string }) => Promise<{ value: string | null }>;
  set: (options: { key: string; value: string }) => Promise<unknown>;
  remove: (options: { key: string }) => Promise<unknown>;
}
/** capacitor-secure-storage-plugin: Keychain and Keystore. */
interface Safe {
  keys: () => Promise<{ value: string[] }>;
  get: (options: { key: string }) => Promise<{ value: string }>;
  set: (options: { key: string; value: string }) => Promise<unknown>;
  remove: (options: { key: string }) => Promise<unknown>;
}

const preferences = registerPlugin<Preferences>('Preferences');
const safe = registerPlugin<Safe>('SecureStoragePlugin');

type Entries = Record<string, string>;
type Read = (options: { key: string }) => Promise<{ value: string | null }>;

async function readAll(keys: string[], get: Read): Promise<Entries> {
  const pairs = await Promise.all(keys.map(async (key) => [key, (await get({ key })).value] as const));
  return Object.fromEntries(pairs.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}

/**
 * Entries kept by the shell. The Keychain survives reinstallation, so secrets without the installation's marker are
 * discarded. A removal that failed at sign-out is retried first, and its secret is never read.
 */
async function readShell(): Promise<Entries> {
  const names = (await preferences.keys()).keys;
  const toRemove = names.flatMap((name) =>
    name.startsWith(REMOVED_PREFIX) ? [name.slice(REMOVED_PREFIX.length)] : [],
  );
  const plainNames = names.filter((name) => !name.startsWith(REMOVED_PREFIX));
  const { [INSTALLED]: installed, ...plain } = await readAll(plainNames, preferences.get);
  const all = (await safe.keys()).value.filter(isSecret);
  await Promise.all(toRemove.map((key) => removeSecret(key, all.includes(key)).catch(() => undefined)));
  const secret = all.filter((key) => !toRemove.includes(key));
  if (installed !== undefined) return { ...plain, ...(await readAll(secret, safe.get)) };
  await Promise.all(secret.map((key) => safe.remove({ key })));
  await preferences.set({ key: INSTALLED, value: 'sim' });
  return plain;
}

/** Removes a secret and then its pending-removal marker; rejects when the secret stays. */
async function removeSecret(key: string, isThere = true): Promise<void> {
  if (isThere) await safe.remove({ key });
  await preferences.remove({ key: REMOVED_PREFIX + key });
}

/** Removes a secret behind a marker, so that the next start repeats a failed or interrupted removal. */
async function announceAndRemove(key: string): Promise<void> {
  await preferences.set({ key: REMOVED_PREFIX + key, value: 'sim' }).catch(() => undefined);
  await removeSecret(key);
}

/** Stores a secret and cancels its pending removal. */
async function writeSecret(key: string, value: string): Promise<void> {
  await safe.set({ key, value });
  await preferences.remove({ key: REMOVED_PREFIX + key });
}

/** Serial writer, so that the last write wins; a failed write is ignored. */
function createWriter(): (key: string, value: string | null) => void {
  let last: Promise<unknown> = Promise.resolve();
  return (key, value) => {
    const write = (): Promise<unknown> => {
      if (isSecret(key)) return value === null ? announceAndRemove(key) : writeSecret(key, value);
      return value === null ? preferences.remove({ key }) : preferences.set({ key, value });
    };
    last = last.then(write).catch(() => undefined);
  };
}

/** An in-memory Storage with enumerable entries, like a browser's; reports every change. */
function createStorageOf(known: Entries, changed: (key: string, value: string | null) => void): Storage {
  const entries = new Map(Object.entries(known));
  const storage: Storage = Object.create({
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      entries.set(key, String(value));
      Object.defineProperty(storage, key, { value: String(value), enumerable: true, configurable: true });
      changed(key, String(value));
    },
    removeItem: (key: string) => {
      if (!entries.delete(key)) return;
      Reflect.deleteProperty(storage, key);
      changed(key, null);
    },
    clear: () => [...entries.keys()].forEach((key) => storage.removeItem(key)),
  }) as Storage;
  for (const [key, value] of entries)
    Object.defineProperty(storage, key, { value, enumerable: true, configurable: true });
  return storage;
}

/**
 * Replaces the web view's storage, which the system may clear, by the shell's: settings in Preferences, tokens in
 * secure storage, under the same `localStorage` interface. Without both plugins, or when the shell does not answer, the
 * web view's storage stays.
 */
export async function keepStorageInShell(): Promise<void> {
  if (!['Preferences', 'SecureStoragePlugin'].every((name) => Capacitor.isPluginAvailable(name))) return;
  const known = await within(WAIT_MS, readShell()).catch(() => null);
  if (known === null) return;
  const web = window.localStorage;
  const kept = createStorageOf(known, createWriter());
  // Migrates entries of the web view, left by an earlier version or by a start without an answer.
  for (const [key, value] of Object.entries(web)) if (typeof value === 'string') kept.setItem(key, value);
  web.clear();
  Object.defineProperty(window, 'localStorage', { value: kept, configurable: true });
}
