import { Type, type Static } from 'typebox';
import { LocalidadeId, closed } from './campos';

export const Localidade = Type.Object({
  id: LocalidadeId,
  /** City, with accents. */
  nome: Type.String(),
  uf: Type.String(),
  /** Where one boards: `Terminal Rodoviário do Tietê`. */
  terminal: Type.String(),
  /** IANA zone. */
  fuso: Type.String(),
});
export type Localidade = Static<typeof Localidade>;

/** `origem` limits the answer to places served from there. An empty `termo` answers the most popular. */
export const BuscaLocalidades = closed({
  termo: Type.Optional(Type.String({ maxLength: 60 })),
  origem: Type.Optional(LocalidadeId),
});
