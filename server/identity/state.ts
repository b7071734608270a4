import type { JsonWebKey } from 'node:crypto';
import type { PasswordRecord } from './passwords/srp';

/** Raise it when a shape below changes: a file of another version is set aside and the seed starts anew. */
export const STATE_VERSION = 1;

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED' | 'EXTERNAL_PROVIDER';

export type CodePurpose = 'signUp' | 'forgotPassword' | 'email';

export interface PendingCode {
  hash: string;
  expiresAt: number;
  attempts: number;
  /** The address that the code confirms, when the person is changing it. */
  newValue?: string;
}

export interface StoredUser {
  username: string;
  sub: string;
  enabled: boolean;
  status: UserStatus;
  /** Attributes by Cognito's names, all text, without `sub`. */
  attributes: Record<string, string>;
  groups: string[];
  /** Absent for people of Google and Apple. */
  password?: PasswordRecord;
  temporaryPasswordExpiresAt?: number;
  identity?: FederatedIdentity;
  /** Devices by key; absent where none was tracked. */
  devices?: Record<string, StoredDevice>;
  codes: Partial<Record<CodePurpose, PendingCode>>;
  /** The recent sendings of codes, in milliseconds since 1970. */
  codesSentAt?: number[];
  /** Wrong codes since the last right one, over all codes that were sent meanwhile. */
  wrongCodes?: number;
  codesLockedUntil?: number;
  failedSignIns: number;
  lockedUntil?: number;
}

/** A browser that signed in with a password; the verifier is kept as Cognito keeps it, and never asked for here. */
export interface StoredDevice {
  key: string;
  /** Set once the client has confirmed it; until then it is in no list. */
  name?: string;
  remembered: boolean;
  createdAt: number;
  modifiedAt: number;
  authenticatedAt: number;
}

/** As Cognito writes it in the `identities` attribute and claim. */
export interface FederatedIdentity {
  userId: string;
  providerName: FederatedProvider;
  providerType: FederatedProvider;
  primary: 'true';
  dateCreated: string;
}

export type FederatedProvider = 'Google' | 'SignInWithApple';

/** One sign-in: what Cognito calls origin_jti. Refresh tokens are kept as hashes only. */
export interface StoredSession {
  originJti: string;
  username: string;
  scope: string;
  /** Seconds since 1970. */
  authTime: number;
  /** Newest last. A replaced one stays good for the grace period; later it revokes the whole session. */
  refresh: { hash: string; retiredAt?: number }[];
  refreshExpiresAt: number;
  /** When its tokens were last renewed, milliseconds since 1970; absent before the first renewal. */
  renewedAt?: number;
  revoked: boolean;
  nonce?: string;
  /** The tracked device that signed in. */
  deviceKey?: string;
}

export interface IdentityState {
  version: typeof STATE_VERSION;
  signingKey: JsonWebKey;
  /** Makes the stand-ins for unknown users stable and unguessable. */
  decoySecret: string;
  users: Record<string, StoredUser>;
  /** The names of the pool's groups; absent until one was added to those of the product. */
  groups?: string[];
  sessions: Record<string, StoredSession>;
}
