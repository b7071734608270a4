import type { Grupo } from '../../../src/domain/sessao/grupos';
import { refusals } from '../cognitoError';
import type { IdentityContext } from '../context';
import type { StoredUser } from '../state';

interface UserSummary {
  username: string;
  sub: string;
  email: string;
  nome: string | null;
  grupos: string[];
  provedor: 'itape' | 'Google' | 'SignInWithApple';
  enabled: boolean;
  status: StoredUser['status'];
}

/** An administrator's changes of the users of a pool, without the wire. */
export interface IdentityAdministration {
  list: () => UserSummary[];
  /** A user who must replace this password at the first sign-in. */
  createUser: (user: { email: string; nome: string; grupos: Grupo[]; senhaTemporaria: string }) => UserSummary;
  setGrupos: (email: string, grupos: Grupo[]) => void;
  /** A disabled user is refused at once, whatever tokens they hold. */
  disable: (email: string) => void;
  enable: (email: string) => void;
  requirePasswordReset: (email: string) => void;
  /** Sets another password that must be replaced at the next sign-in, and invalidates the one before. */
  setTemporaryPassword: (email: string, senhaTemporaria: string) => void;
  /** Ends every session of the user, for example after a device was stolen. */
  revokeSessions: (email: string) => void;
}

const summaryOf = (user: StoredUser): UserSummary => ({
  username: user.username,
  sub: user.sub,
  email: user.attributes.email ?? '',
  nome: user.attributes.name ?? null,
  grupos: user.groups,
  provedor: user.identity?.providerName ?? 'itape',
  enabled: user.enabled,
  status: user.status,
});

export function createAdministration({ store, users, passwords, sessions }: IdentityContext): IdentityAdministration {
  const own = (email: string): StoredUser => {
    const user = users.find(email);
    if (!user) throw refusals.userMissing();
    return user;
  };
  const change = (email: string, changes: Partial<StoredUser>): void => {
    Object.assign(own(email), changes);
    store.save();
  };
  return {
    list: () => Object.values(store.state.users).map(summaryOf),
    createUser: ({ email, nome, grupos, senhaTemporaria }) => {
      passwords.assertPolicy(senhaTemporaria, { email, name: nome });
      if (users.find(email)) throw refusals.usernameExists();
      const address = email.trim().toLowerCase();
      const user = users.create({
        email: address,
        nome,
        status: 'FORCE_CHANGE_PASSWORD',
        emailVerified: true,
        groups: grupos,
      });
      passwords.setTemporary(user, senhaTemporaria);
      return summaryOf(user);
    },
    setGrupos: (email, grupos) => change(email, { groups: grupos }),
    disable: (email) => change(email, { enabled: false }),
    enable: (email) => change(email, { enabled: true }),
    requirePasswordReset: (email) => change(email, { status: 'RESET_REQUIRED' }),
    setTemporaryPassword: (email, senhaTemporaria) => {
      const user = own(email);
      passwords.assertPolicy(senhaTemporaria, user.attributes);
      passwords.setTemporary(user, senhaTemporaria);
    },
    revokeSessions: (email) => sessions.revokeAllOf(own(email).username),
  };
}
