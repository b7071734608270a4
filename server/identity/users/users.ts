import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from '../options';
import { createStrangers } from './strangers';
import type { FederatedProvider, StoredUser, UserStatus } from '../state';
import type { IdentityStore } from '../store';

export interface NewUser {
  email: string;
  nome?: string;
  status: UserStatus;
  emailVerified?: boolean;
  groups?: string[];
  enabled?: boolean;
  sub?: string;
}

export interface FederatedProfile {
  provider: FederatedProvider;
  /** The subject at Google or Apple; derived from the e-mail where absent. */
  id?: string;
  email: string;
  /** Apple may hide it. */
  nome?: string;
  sub?: string;
}

export interface UserDirectory {
  byUsername: (username: string) => StoredUser | undefined;
  /** One of the pool's own users, by username or e-mail; federated users have no password and no alias. */
  find: (usernameOrEmail: string) => StoredUser | undefined;
  /** Any user by the exact username, else one of the pool's own by e-mail: what an administrator names. */
  byName: (usernameOrEmail: string) => StoredUser | undefined;
  /** As `find`; an address without an account gets a stand-in that is not stored and has no rights. */
  findOrStranger: (usernameOrEmail: string) => StoredUser;
  isStranger: (user: StoredUser) => boolean;
  ofProvider: (provider: FederatedProvider) => StoredUser[];
  /** The username is the sub, as in a pool whose sign-in name is the e-mail. */
  create: (user: NewUser) => StoredUser;
  /** Stores a federated person as a user named `Provider_subject`, as Cognito does without linking. */
  upsertFederated: (profile: FederatedProfile) => StoredUser;
  remove: (user: StoredUser) => void;
}

function newUser({
  email,
  nome,
  status,
  emailVerified = false,
  groups = [],
  enabled = true,
  sub = randomUUID(),
}: NewUser): StoredUser {
  return {
    username: sub,
    sub,
    enabled,
    status,
    attributes: { email, email_verified: String(emailVerified), ...(nome === undefined ? {} : { name: nome }) },
    groups,
    codes: {},
    failedSignIns: 0,
  };
}

function newFederated(pool: Pool, { provider, sub = randomUUID() }: FederatedProfile, userId: string): StoredUser {
  return {
    username: `${provider}_${userId}`,
    sub,
    enabled: true,
    status: 'EXTERNAL_PROVIDER',
    attributes: {},
    groups: [`${pool.id}_${provider}`],
    identity: {
      userId,
      providerName: provider,
      providerType: provider,
      primary: 'true',
      dateCreated: String(pool.now()),
    },
    codes: {},
    failedSignIns: 0,
  };
}

/** The users of the pool, in the identity's state. */
export function createUserDirectory(pool: Pool, { state, save }: IdentityStore): UserDirectory {
  const byUsername = (username: string): StoredUser | undefined =>
    Object.hasOwn(state.users, username) ? state.users[username] : undefined;

  const put = (user: StoredUser): StoredUser => {
    state.users[user.username] = user;
    save();
    return user;
  };

  const find: UserDirectory['find'] = (usernameOrEmail) => {
    const wanted = usernameOrEmail.trim().toLowerCase();
    return Object.values(state.users).find(
      (u) => !u.identity && (u.username === wanted || u.attributes.email?.toLowerCase() === wanted),
    );
  };
  const strangerOf = createStrangers();

  return {
    byUsername,
    find,
    byName: (usernameOrEmail) => byUsername(usernameOrEmail) ?? find(usernameOrEmail),
    findOrStranger: (usernameOrEmail) => find(usernameOrEmail) ?? strangerOf(usernameOrEmail),
    isStranger: ({ username }) => byUsername(username) === undefined,
    ofProvider: (provider) => Object.values(state.users).filter((u) => u.identity?.providerName === provider),
    create: (user) => put(newUser(user)),
    upsertFederated: (profile) => {
      const email = profile.email.trim().toLowerCase();
      const userId = profile.id ?? subjectOf(profile.provider, email);
      const username = `${profile.provider}_${userId}`;
      const user = byUsername(username) ?? newFederated(pool, profile, userId);
      Object.assign(user.attributes, { email, email_verified: 'true' });
      if (profile.nome !== undefined) user.attributes.name = profile.nome;
      return put(user);
    },
    remove: ({ username }) => {
      delete state.users[username];
      for (const session of Object.values(state.sessions))
        if (session.username === username) delete state.sessions[session.originJti];
      save();
    },
  };
}

/** A stable subject for an address at a provider. */
const subjectOf = (provider: FederatedProvider, email: string): string =>
  createHash('sha256').update(`${provider}:${email}`).digest('hex').slice(0, 21);
