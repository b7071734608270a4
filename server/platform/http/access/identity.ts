import type { HTTPMethods } from 'fastify';
import { USUARIO_SERVICO_ID } from '../../../../src/domain/base/constantes';
import type { Grupo } from '../../../../src/domain/sessao/grupos';

/** Anyone; a signed-in person; or a person of one of these groups. */
export type Access = 'publico' | 'autenticado' | { grupos: Grupo[] };

/** A route of the API with its callers. */
export interface DeclaredRoute {
  method: HTTPMethods;
  url: string;
  access: Access;
}

/** The caller. `sub` is the identity provider's id, or the service user's fixed one. */
export interface Identity {
  anonima: boolean;
  sub: string;
  grupos: Grupo[];
  /** The last authentication of the person, in milliseconds since 1970; 0 for the service user. */
  autenticadoEm: number;
  /** The access token it came with, to ask the identity provider for more; empty for the service user. */
  token: string;
}

/** No token: may browse, search and read public pages, nothing else. */
export const usuarioServico: Identity = Object.freeze({
  anonima: true,
  sub: USUARIO_SERVICO_ID,
  grupos: [],
  autenticadoEm: 0,
  token: '',
});
