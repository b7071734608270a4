/** Login groups, read from the access token: those of spec §3 and §6, and the back office's `Operacao` (ADR 53). */
export const GRUPOS = ['Admin', 'Agencia', 'AgenciaResponsavel', 'Operacao'] as const;
export type Grupo = (typeof GRUPOS)[number];

/** Filters a token's claim to the known groups; Cognito adds one of its own for federated users. */
export const toGrupos = (claim: unknown): Grupo[] =>
  Array.isArray(claim) ? GRUPOS.filter((grupo) => claim.includes(grupo)) : [];
