import type { Grupo } from '../../../src/domain/sessao/grupos';
import type { PapelOperador } from '../../../src/domain/agencia/caixa/estado';

/** An access with this address exists already. */
export class EmailTaken extends Error {
  override readonly name = 'EmailTaken';
}

/** The identity provider did not answer, or none is configured. */
export class IdentityAway extends Error {
  override readonly name = 'IdentityAway';
}

/**
 * Port of the identity provider for managing operators: Cognito's Admin* calls by their meaning, each idempotent. Any
 * error except `EmailTaken` means that the provider cannot do it now.
 */
export interface OperadorIdentity {
  /** AdminCreateUser with AdminAddUserToGroup: a user that must replace the password at the first sign-in. */
  create: (user: { email: string; nome: string; grupos: Grupo[]; senhaTemporaria: string }) => Promise<{ sub: string }>;
  /** The user of an address that has never chosen a password, or null (AdminGetUser). */
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
