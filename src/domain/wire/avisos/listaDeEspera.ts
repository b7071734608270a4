import { Type, type Static } from 'typebox';
import { Dia, Id, Instante, LocalidadeId, ViagemId, closed } from '../base/campos';

const trecho = { viagemId: ViagemId, localidadeOrigem: LocalidadeId, localidadeDestino: LocalidadeId };

/** POST /ListaDeEspera: a sold-out trip between two terminals. */
export const NovaEspera = closed(trecho);
export type NovaEspera = Static<typeof NovaEspera>;

/** A wait for a free seat. */
export const Espera = Type.Object({
  id: Id,
  ...trecho,
  /** Local day of boarding. */
  data: Dia,
  criadaEm: Instante,
  /** Null while nobody was told. */
  avisadaEm: Type.Union([Instante, Type.Null()]),
});
export type Espera = Static<typeof Espera>;
