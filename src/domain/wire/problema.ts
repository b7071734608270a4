import { Type, type Static } from 'typebox';

/** One thing that was refused, in words fit for a person. */
export const Erro = Type.Object({
  codigo: Type.String(),
  mensagem: Type.String(),
  campo: Type.Optional(Type.String()),
});
export type Erro = Static<typeof Erro>;

/** Every failure: RFC 9457 problem details plus the list of errors. */
export const Problema = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  erros: Type.Array(Erro),
  /** Only with POLTRONA_OCUPADA: which seats were lost, a trecho each. */
  poltronas: Type.Optional(Type.Array(Type.Object({ viagemId: Type.String(), numero: Type.Integer() }))),
  /** With them: a free seat of the same class in the place of each, together; left out where there are none. */
  sugestoes: Type.Optional(
    Type.Array(Type.Object({ viagemId: Type.String(), numero: Type.Integer(), sugerida: Type.Integer() })),
  ),
  /** Only where the sum that was agreed to is no longer so: what it is now. */
  previa: Type.Optional(Type.Unknown()),
});
export type Problema = Static<typeof Problema>;
