import { forgetReads } from './keptReads';
import type { StoragePort, StoredValue } from '../ports';

const PROBE = 'itape.prova';

/** Returns the storage; called on each access, since reading the property throws when storage is disabled. */
export type StorageSource = () => Storage;

/** One key, with a memory fallback for storage that is disabled, full or private. */
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

/** True when a write succeeds, which fails with disabled, full and private storage. */
const isKept = (source: StorageSource): boolean =>
  attempt(() => {
    source().setItem(PROBE, '1');
    source().removeItem(PROBE);
    return true;
  }) ?? false;

/** The keys of spec §3 under exactly these names, the cached account of §4, and further keys of this app. */
export function createStorage(local: StorageSource, session: StorageSource): StoragePort {
  const cleared = {
    provedor: storedValue(local, 'provedor'),
    sessaoAnterior: storedValue(local, 'sessaoAnterior'),
    iniciandoLoginFederado: storedValue(local, 'iniciandoLoginFederado'),
    conta: storedValue(local, 'conta'),
    linkRedirect: storedValue(session, 'linkRedirect'),
    buscasRecentes: storedValue(local, 'buscasRecentes'),
    avisos: storedValue(local, 'itape.avisos'),
    banco: storedValue(local, 'itape.banco'),
    trajetos: storedValue(local, 'itape.trajetos'),
    desenhoOnibus: storedValue(session, 'itape.desenho'),
    formularios: storedValue(session, 'itape.formularios'),
  };
  return {
    ...cleared,
    dispositivo: storedValue(local, 'dispositivo'),
    remembers: () => isKept(local),
    clear: () => {
      Object.values(cleared).forEach((value) => value.remove());
      attempt(() => forgetReads(local()));
    },
  };
}
