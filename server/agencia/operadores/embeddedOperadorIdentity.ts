import type { IdentityAdministration } from '../../identity/users/administration';
import { CognitoError } from '../../identity/cognitoError';
import { EmailTaken, IdentityAway, type OperadorIdentity } from './operadorIdentity';

/** The port on the embedded provider, whose administration runs in this process. */
export function embeddedOperadorIdentity(administration: IdentityAdministration): OperadorIdentity {
  const ask = async <T>(work: () => T): Promise<T> => {
    try {
      return await Promise.resolve(work());
    } catch (error) {
      if (error instanceof CognitoError && error.type === 'UsernameExistsException') throw new EmailTaken();
      throw error;
    }
  };
  return {
    create: (user) => ask(() => ({ sub: administration.createUser(user).sub })),
    findUnclaimed: (email) =>
      ask(() => {
        const wanted = email.trim().toLowerCase();
        const user = administration.list().find((one) => one.email === wanted && one.provedor === 'itape');
        return user?.status === 'FORCE_CHANGE_PASSWORD' ? { sub: user.sub } : null;
      }),
    setGrupos: (sub, grupos) => ask(() => administration.setGrupos(sub, grupos)),
    disable: (sub) =>
      ask(() => {
        administration.disable(sub);
        administration.revokeSessions(sub);
      }),
    enable: (sub) => ask(() => administration.enable(sub)),
    signOut: (sub) => ask(() => administration.revokeSessions(sub)),
    resetPassword: (sub, senhaTemporaria) =>
      ask(() => {
        administration.setTemporaryPassword(sub, senhaTemporaria);
        administration.revokeSessions(sub);
      }),
  };
}

/** The port without an adapter: operators are listed and limits edited; accesses can be neither created nor removed. */
export const noOperadorIdentity: OperadorIdentity = {
  create: () => Promise.reject(new IdentityAway()),
  findUnclaimed: () => Promise.reject(new IdentityAway()),
  setGrupos: () => Promise.reject(new IdentityAway()),
  disable: () => Promise.reject(new IdentityAway()),
  enable: () => Promise.reject(new IdentityAway()),
  signOut: () => Promise.reject(new IdentityAway()),
  resetPassword: () => Promise.reject(new IdentityAway()),
};
