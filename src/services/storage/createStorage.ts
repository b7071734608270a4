import type { StoragePort, StoredValue } from '../ports';

/** Reached each time anew: where storage is switched off, naming it throws already. */
export type StorageSource = () => Storage;

/** One key. What the browser refuses to keep (switched off, full, private) lives as long as the page. */
function storedValue(source: StorageSource, key: string): StoredValue {
  let unkept: string | null = null;
  return {
    read: () => unkept ?? attempt(() => source().getItem(key)) ?? null,
    write: (value) => {
      const kept = attempt(() => {
        source().setItem(key, value);
        return source().getItem(key) === value;
      });
      unkept = kept ? null : value;
    },
    remove: () => {
      unkept = null;
      attempt(() => source().removeItem(key));
    },
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The keys of spec §3, under exactly these names. */
export function createStorage(local: StorageSource, session: StorageSource): StoragePort {
  const cleared = {
    provedor: storedValue(local, 'provedor'),
    sessaoAnterior: storedValue(local, 'sessaoAnterior'),
    iniciandoLoginFederado: storedValue(local, 'iniciandoLoginFederado'),
    linkRedirect: storedValue(session, 'linkRedirect'),
  };
  return {
    ...cleared,
    dispositivo: storedValue(local, 'dispositivo'),
    clear: () => Object.values(cleared).forEach((value) => value.remove()),
  };
}
