import type { Grupo } from '../../../../src/domain/sessao/grupos';
import type { PapelOperador } from '../../../../src/domain/agencia/caixa/estado';

/** An access with this address exists already. */
export class EmailTaken extends Error {
  override readonly name = 'EmailTaken';
}

/** The provider has no such user. */
export class UserGone extends Error {
  override readonly name = 'UserGone';
}

/** The identity provider cannot do it now: no answer, too many calls, or a configuration that it refuses. */
export class IdentityAway extends Error {
  override readonly name = 'IdentityAway';
}

/** A user of the provider. */
export interface ProviderUser {
  sub: string;
  /** `convidado`: has never chosen a password; `outro`: unconfirmed, or of Google or Apple. */
  estado: 'convidado' | 'confirmado' | 'outro';
}

/** A user to create. */
export interface NewProviderUser {
  email: string;
  nome: string;
  grupos: readonly Grupo[];
  /** Null lets the provider make one and send it to the address with its invitation. */
  senhaTemporaria: string | null;
}

/**
 * Port of the identity provider for managing people: Cognito's Admin* calls by their meaning, each harmless when it is
 * repeated. They reject with `EmailTaken`, `UserGone` or `IdentityAway`.
 */
export interface OperadorIdentity {
  /** A user that must replace the password at the first sign-in. */
  create: (user: NewProviderUser) => Promise<{ sub: string }>;
  /** The user of an address or sub, or null. */
  find: (username: string) => Promise<ProviderUser | null>;
  /** Adds and removes until the groups of agencies are these; other groups stay. */
  setGrupos: (sub: string, grupos: readonly Grupo[]) => Promise<void>;
  /** Adds one group. @returns false where the user was in it. */
  addGrupo: (sub: string, grupo: Grupo) => Promise<boolean>;
  /** No sign-in, no renewal, and no session that goes on. */
  disable: (sub: string) => Promise<void>;
  enable: (sub: string) => Promise<void>;
  /** Ends every session. */
  signOut: (sub: string) => Promise<void>;
  /** Sets a password that must be replaced at the next sign-in, and ends every session. */
  setTemporaryPassword: (sub: string, senhaTemporaria: string) => Promise<void>;
  /** Sends the invitation again, with another temporary password; for a user in state `convidado`. */
  invite: (sub: string) => Promise<void>;
  /** Sends a code for another password, refuses the present one and ends every session; for a user in state `confirmado`. */
  requestReset: (sub: string) => Promise<void>;
}

/** The groups whose members work at agencies. */
export const GRUPOS_DE_AGENCIA: readonly Grupo[] = ['Agencia', 'AgenciaResponsavel'];

export const gruposDe = (papel: PapelOperador): Grupo[] =>
  papel === 'responsavel' ? ['Agencia', 'AgenciaResponsavel'] : ['Agencia'];
