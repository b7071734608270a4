import type { Grupo } from '../../../src/domain/grupos';
import type { PapelOperador } from '../../../src/domain/caixa/estado';

/** Somebody has an access under this address already. */
export class EmailTaken extends Error {
  override readonly name = 'EmailTaken';
}

/** The identity provider could not be asked, or nobody has said how to. */
export class IdentityAway extends Error {
  override readonly name = 'IdentityAway';
}

/**
 * What managing operators needs of the identity provider: Cognito's Admin* calls, by their meaning. Each may be repeated.
 * Anything but `EmailTaken` that is thrown means that the provider could not do it now.
 */
export interface OperatorIdentity {
  /** AdminCreateUser with AdminAddUserToGroup: who must replace the password at the first sign-in. */
  create: (user: { email: string; nome: string; grupos: Grupo[]; senhaTemporaria: string }) => Promise<{ sub: string }>;
  /** The user of an address who has never chosen a password; null where there is none (AdminGetUser). */
  findUnclaimed: (email: string) => Promise<{ sub: string } | null>;
  /** AdminAddUserToGroup and AdminRemoveUserFromGroup, until the groups are these. */
  setGrupos: (sub: string, grupos: Grupo[]) => Promise<void>;
  /** AdminDisableUser and AdminUserGlobalSignOut: no sign-in, no renewal. */
  disable: (sub: string) => Promise<void>;
  /** AdminEnableUser. */
  enable: (sub: string) => Promise<void>;
  /** AdminUserGlobalSignOut. */
  signOut: (sub: string) => Promise<void>;
  /** AdminSetUserPassword with `Permanent: false`, and every session ended. */
  resetPassword: (sub: string, senhaTemporaria: string) => Promise<void>;
}

export const gruposDe = (papel: PapelOperador): Grupo[] =>
  papel === 'responsavel' ? ['Agencia', 'AgenciaResponsavel'] : ['Agencia'];
