import { Type, type Static } from 'typebox';

/** One error with a user-facing message. */
export const Erro = Type.Object({
  codigo: Type.String(),
  mensagem: Type.String(),
  campo: Type.Optional(Type.String()),
});
export type Erro = Static<typeof Erro>;

/** Body of every failure: RFC 9457 problem details plus the list of errors. */
export const Problema = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  erros: Type.Array(Erro),
  /** Only with POLTRONA_OCUPADA: the lost seats of each trecho. */
  poltronas: Type.Optional(
    Type.Array(
      Type.Object({
        viagemId: Type.String(),
        numero: Type.Integer(),
        /** Held by the caller's own other hold; POLTRONA_JA_RESERVADA then stands beside POLTRONA_OCUPADA. */
        propria: Type.Optional(Type.Boolean()),
      }),
    ),
  ),
  /** With `poltronas`: a free adjacent seat of the same class for each lost one; absent when there is none. */
  sugestoes: Type.Optional(
    Type.Array(Type.Object({ viagemId: Type.String(), numero: Type.Integer(), sugerida: Type.Integer() })),
  ),
  /** The current preview, present only when the confirmed amount has changed. */
  previa: Type.Optional(Type.Unknown()),
});
export type Problema = Static<typeof Problema>;
