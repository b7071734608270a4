import { Type, type Static } from 'typebox';
import { Linha, LocalidadeId, closed } from './campos';

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

/** The same on the map: the client finds the nearest itself, so that nobody's position leaves their device. */
export const LocalidadeNoMapa = Type.Object({ ...Localidade.properties, lat: Type.Number(), lon: Type.Number() });
export type LocalidadeNoMapa = Static<typeof LocalidadeNoMapa>;

/** `origem` limits the answer to places served from there. An empty `termo` answers the most popular. */
export const BuscaLocalidades = closed({
  termo: Type.Optional(Linha(0, 60)),
  origem: Type.Optional(LocalidadeId),
});
