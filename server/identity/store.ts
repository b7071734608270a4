import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type IdentityState, STATE_VERSION } from './state';

/** Everything that must outlive a restart. Change `state`, then call `save`. */
export interface IdentityStore {
  readonly state: IdentityState;
  save: () => void;
}

/** The initial state. Its key is created on first start, so that the repository holds no secret. */
function freshState(): IdentityState {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    version: STATE_VERSION,
    signingKey: privateKey.export({ format: 'jwk' }),
    decoySecret: randomBytes(32).toString('hex'),
    users: {},
    sessions: {},
  };
}

/** A file of another version, or that is no JSON, is kept beside for a look and not used. */
function read(file: string): IdentityState | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  try {
    const state = JSON.parse(text) as IdentityState;
    if (state.version === STATE_VERSION) return state;
  } catch {
    // falls through: unreadable is treated as outdated
  }
  renameSync(file, `${file}.old`);
  return null;
}

/** Replaced as a whole, so that a crash leaves the old state or the new one; readable by its owner only. */
function write(file: string, state: IdentityState): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, JSON.stringify(state, null, 1), { mode: 0o600 });
  renameSync(temporary, file);
}

/**
 * Opens the state file, or a state that lives as long as the process: `initial`, else a fresh one. `isNew` asks for the
 * seed.
 */
export function openStore(
  file: string | null,
  initial: IdentityState | null = null,
): { store: IdentityStore; isNew: boolean } {
  const found = file === null ? initial : read(file);
  const state = found ?? freshState();
  const save = () => {
    if (file !== null) write(file, state);
  };
  return { store: { state, save }, isNew: found === null };
}
