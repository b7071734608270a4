import { randomUUID } from 'node:crypto';
import { falhaDeSenha, fraquezas } from '../../../src/domain/conta/senha';
import { fraquezaDaSenha } from '../../../src/domain/conta/senhaFraca';
import { refusals } from '../cognitoError';
import type { Pool } from '../options';
import {
  createPasswordRecord,
  decoy,
  passwordMatches,
  signatureMatches,
  type PasswordRecord,
  type SrpHandshake,
} from './srp';
import { SEED_PASSWORD, SEED_TEMPORARY_PASSWORD } from './seedPasswords';
import type { StoredUser } from '../state';
import type { IdentityStore } from '../store';

/** The proof of a password: the password itself, or an SRP signature. */
export type PasswordProof = { password: string } | { handshake: SrpHandshake; timestamp: string; signature: string };

export interface Passwords {
  /** Refuses a password that the policy forbids, and one that is easy to guess from these attributes. */
  assertPolicy: (password: string, attributes: Attributes) => void;
  /** Sets a permanent password, which also confirms the user and lifts a lock. */
  set: (user: StoredUser, password: string) => void;
  /** Sets a password that must be replaced at the first sign-in, within seven days. */
  setTemporary: (user: StoredUser, password: string) => void;
  /** The record for an SRP challenge; a decoy for a user that is unknown or has no password. */
  recordFor: (user: StoredUser | undefined, asked: string) => { userId: string; record: PasswordRecord };
  /** Checks a proof and counts failures; from the fifth on the user waits, each time longer. */
  prove: (user: StoredUser | undefined, asked: string, proof: PasswordProof) => StoredUser;
  /** Refuses during the wait after failures, with or without an account. */
  assertNotLocked: (user: StoredUser | undefined, asked: string) => void;
  /** Does the work of setting a password without setting one, so that both take the same time. */
  pretend: (password: string) => void;
}

type Attributes = Readonly<Record<string, string>>;

/** Passwords of the demonstration accounts (`seed.ts`), published with the sandbox: allowed although they are weak. */
const DEMONSTRATION = new Set<string>([SEED_PASSWORD, SEED_TEMPORARY_PASSWORD]);

const TEMPORARY_PASSWORD_MS = 7 * 24 * 60 * 60 * 1000;
const FREE_FAILURES = 5;
const LONGEST_LOCK_SECONDS = 15 * 60;

const policyText = {
  curta: 'Password not long enough',
  longa: 'Password too long',
  semNumero: 'Password must have numeric characters',
} as const;

function assertPolicy(password: string, { email = '', name = '' }: Attributes): void {
  const falha = falhaDeSenha(password);
  if (falha) throw refusals.weakPassword(policyText[falha]);
  const fraqueza = DEMONSTRATION.has(password) ? null : fraquezaDaSenha(password, [email, name]);
  if (fraqueza) throw refusals.weakPassword(fraquezas[fraqueza].detalhe);
}

/** Counts a failed sign-in; after the free ones the user waits, twice as long after each. */
function countFailure(user: StoredUser, now: number): void {
  user.failedSignIns += 1;
  const extra = user.failedSignIns - FREE_FAILURES;
  if (extra >= 0) user.lockedUntil = now + Math.min(2 ** extra, LONGEST_LOCK_SECONDS) * 1000;
}

/** Passwords of the pool's users: their policy, their records, and the waits after failures. */
export function createPasswords(
  pool: Pool,
  { state, save }: IdentityStore,
  findOrStranger: (asked: string) => StoredUser,
): Passwords {
  const identityOf = (userId: string) => ({ poolName: pool.name, userId });

  const replace = (user: StoredUser, password: string): void => {
    user.password = createPasswordRecord(identityOf(user.username), password);
    user.failedSignIns = 0;
    delete user.lockedUntil;
    delete user.temporaryPasswordExpiresAt;
  };

  const recordFor: Passwords['recordFor'] = (user, asked) =>
    user?.password ? { userId: user.username, record: user.password } : decoy(state.decoySecret, asked);

  const assertNotLocked: Passwords['assertNotLocked'] = (user, asked) => {
    if (((user ?? findOrStranger(asked)).lockedUntil ?? 0) > pool.now()) throw refusals.tooManyAttempts();
  };

  return {
    assertPolicy,
    set: (user, password) => {
      replace(user, password);
      user.status = 'CONFIRMED';
      save();
    },
    setTemporary: (user, password) => {
      replace(user, password);
      user.status = 'FORCE_CHANGE_PASSWORD';
      user.temporaryPasswordExpiresAt = pool.now() + TEMPORARY_PASSWORD_MS;
      save();
    },
    recordFor,
    pretend: (password) => void createPasswordRecord(identityOf(randomUUID()), password),
    assertNotLocked,
    prove: (user, asked, proof) => {
      assertNotLocked(user, asked);
      const { userId, record } = recordFor(user, asked);
      const proved =
        'password' in proof
          ? passwordMatches(identityOf(userId), proof.password, record)
          : signatureMatches(identityOf(userId), proof.handshake, proof.timestamp, proof.signature);
      if (!user?.password || !proved) {
        countFailure(user ?? findOrStranger(asked), pool.now());
        save();
        throw refusals.badCredentials();
      }
      if (user.failedSignIns > 0) {
        user.failedSignIns = 0;
        delete user.lockedUntil;
        save();
      }
      return user;
    },
  };
}
