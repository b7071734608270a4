import { Type, type Static } from 'typebox';
import { Centavos, Classe, Dia, Instante, LocalidadeId, ViagemId, closed } from './campos';
import { Localidade } from './localidades';

/** All-in price for one adult, by component (BP-e tpComp 01 to 04). */
export const Preco = Type.Object({
  tarifaCentavos: Centavos,
  pedagioCentavos: Centavos,
  taxaEmbarqueCentavos: Centavos,
  seguroCentavos: Centavos,
  totalCentavos: Centavos,
});
export type Preco = Static<typeof Preco>;

/** A moment at a stop: the instant, and the wall clock there. */
export const Parada = Type.Object({
  localidade: Localidade,
  instante: Instante,
  /** Local day and time at the stop, `2026-12-01` and `06:30`. */
  dia: Dia,
  hora: Type.String(),
});
export type Parada = Static<typeof Parada>;

export const ClasseOferta = Type.Object({
  classe: Classe,
  preco: Preco,
  poltronasLivres: Type.Integer(),
});

/** A departure between two places, as a card shows it. */
export const Viagem = Type.Object({
  id: ViagemId,
  /** Line prefix, as a ticket prints it. */
  linha: Type.String(),
  operadora: Type.String(),
  partida: Parada,
  chegada: Parada,
  duracaoMinutos: Type.Integer(),
  andares: Type.Integer(),
  /** One entry a class on board, cheapest first. */
  classes: Type.Array(ClasseOferta),
  poltronasLivres: Type.Integer(),
  /** The cheapest all-in total. */
  menorPrecoCentavos: Centavos,
});
export type Viagem = Static<typeof Viagem>;

export const BuscaViagens = closed({
  localidadeOrigem: LocalidadeId,
  localidadeDestino: LocalidadeId,
  dataPartida: Dia,
});

export const BuscaCalendario = closed({
  localidadeOrigem: LocalidadeId,
  localidadeDestino: LocalidadeId,
  inicio: Dia,
  fim: Dia,
});

export const DiaCalendario = Type.Object({
  data: Dia,
  /** Null where nothing leaves. */
  menorPrecoCentavos: Type.Union([Centavos, Type.Null()]),
});
export type DiaCalendario = Static<typeof DiaCalendario>;

/** Public information of one departure: every stop, no personal data. */
export const InformacaoViagem = Type.Object({
  id: ViagemId,
  linha: Type.String(),
  operadora: Type.String(),
  situacao: Type.Union([Type.Literal('programada'), Type.Literal('encerrada'), Type.Literal('cancelada')]),
  plataforma: Type.Union([Type.String(), Type.Null()]),
  paradas: Type.Array(Parada),
});
export type InformacaoViagem = Static<typeof InformacaoViagem>;
