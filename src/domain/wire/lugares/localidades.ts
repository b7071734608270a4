import { Type, type Static } from 'typebox';
import { Linha, LocalidadeId, closed } from '../base/campos';

export const Localidade = Type.Object({
  id: LocalidadeId,
  /** City name with accents. */
  nome: Type.String(),
  uf: Type.String(),
  /** Boarding terminal: `Terminal Rodoviário do Tietê`. */
  terminal: Type.String(),
  /** IANA time zone. */
  fuso: Type.String(),
});
export type Localidade = Static<typeof Localidade>;

/**
 * A place with coordinates. The client computes the nearest one, so that the person's position never leaves the device.
 */
export const LocalidadeNoMapa = Type.Object({ ...Localidade.properties, lat: Type.Number(), lon: Type.Number() });
export type LocalidadeNoMapa = Static<typeof LocalidadeNoMapa>;

/** A suggested place; `trocas` is present where the way from the origin needs that many changes. */
export const LocalidadeSugerida = Type.Object({
  ...Localidade.properties,
  trocas: Type.Optional(Type.Literal(1)),
});
export type LocalidadeSugerida = Static<typeof LocalidadeSugerida>;

/**
 * `origem` restricts the result to places that are reached from there with at most `trocas` changes (default 1). An
 * empty `termo` returns the most popular. `cidades` adds each city with several terminals among the results before them, as a
 * place that a search of trips takes for any of them.
 */
export const BuscaLocalidades = closed({
  termo: Type.Optional(Linha(0, 60)),
  origem: Type.Optional(LocalidadeId),
  trocas: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
  cidades: Type.Optional(Type.Literal('1')),
});
