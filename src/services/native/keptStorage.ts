import { Capacitor, registerPlugin } from '@capacitor/core';
import { within } from '../identity/within';
import { KEPT_PREFIX } from '../storage/keptReads';

/** A shell that does not answer must not keep the app from starting. */
const WAIT_MS = 1000;
/** Preferences go with the app when it is removed, so this says that the one who finds it is the one who left it. */
const INSTALLED = 'itape.instalado';
/** Says which secret is to be gone: it stands before the removal begins and goes when it has succeeded. */
const REMOVED_PREFIX = 'itape.removido.';
/** What only the telephone's own safe may hold: the tokens, the cached account, and what was read with them. */
const isSecret = (key: string): boolean =>
  key === 'conta' || key.startsWith('CognitoIdentityServiceProvider.') || key.startsWith(KEPT_PREFIX);

/** @capacitor/preferences, as far as it is used; its native half comes with the platforms (docs/nativo.md). */
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
 * What the shell has kept. The Keychain outlives the app: of an app installed anew, its secrets are somebody's past. A
 * removal that failed at a sign-out is repeated before anything is read, and its secret is not read whatever comes of it.
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

/** Removes a secret that is announced as removed, and then the announcement; rejects where the secret stays. */
async function removeSecret(key: string, isThere = true): Promise<void> {
  if (isThere) await safe.remove({ key });
  await preferences.remove({ key: REMOVED_PREFIX + key });
}

/** A safe that does not let go of a secret, or an app that ends meanwhile, leaves the announcement for the next start. */
async function announceAndRemove(key: string): Promise<void> {
  await preferences.set({ key: REMOVED_PREFIX + key, value: 'sim' }).catch(() => undefined);
  await removeSecret(key);
}

/** A secret that is written anew is no longer to be removed. */
async function writeSecret(key: string, value: string): Promise<void> {
  await safe.set({ key, value });
  await preferences.remove({ key: REMOVED_PREFIX + key });
}

/** Writes one after the other, so that the last one stays; one that fails is as if the telephone had forgotten it. */
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

/** A storage in memory, its entries enumerable like a browser's; each change is told. */
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
 * The system may clear a web view's storage when space runs out. In the shell everything is kept by the telephone
 * instead, settings on Preferences and tokens in its safe, and the page finds it under the same name. A shell without
 * the two plugins, or one that does not answer, leaves the web view's own storage in place.
 */
export async function keepStorageInShell(): Promise<void> {
  if (!['Preferences', 'SecureStoragePlugin'].every((name) => Capacitor.isPluginAvailable(name))) return;
  const known = await within(WAIT_MS, readShell()).catch(() => null);
  if (known === null) return;
  const web = window.localStorage;
  const kept = createStorageOf(known, createWriter());
  // What an earlier version of the app, or a start without an answer, has left in the web view.
  for (const [key, value] of Object.entries(web)) if (typeof value === 'string') kept.setItem(key, value);
  web.clear();
  Object.defineProperty(window, 'localStorage', { value: kept, configurable: true });
}
