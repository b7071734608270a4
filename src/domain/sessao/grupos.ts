/** Login groups, read from the access token (spec §3 and §6). */
export const GRUPOS = ['Admin', 'Agencia', 'AgenciaResponsavel'] as const;
export type Grupo = (typeof GRUPOS)[number];

/** Filters a token's claim to the known groups; Cognito adds one of its own for federated users. */
export const toGrupos = (claim: unknown): Grupo[] =>
  Array.isArray(claim) ? GRUPOS.filter((grupo) => claim.includes(grupo)) : [];
