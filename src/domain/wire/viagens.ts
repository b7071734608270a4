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
  /** The cheapest all-in total of which there are still seats. */
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

/** The same day between terminals nearby. */
export const Alternativa = Type.Object({
  origem: Localidade,
  destino: Localidade,
  /** From the terminals asked for, both ends together. */
  distanciaKm: Type.Integer({ minimum: 0 }),
  viagens: Type.Integer({ minimum: 1 }),
  menorPrecoCentavos: Centavos,
});
export type Alternativa = Static<typeof Alternativa>;

/** Two departures, one after the other, with one change at the same terminal. */
export const Conexao = Type.Object({
  trechos: Type.Tuple([Viagem, Viagem]),
  /** Minutes between getting off and leaving again. */
  esperaMinutos: Type.Integer(),
  duracaoMinutos: Type.Integer(),
  /** The cheapest all-in total of both. */
  menorPrecoCentavos: Centavos,
});
export type Conexao = Static<typeof Conexao>;

/** How a departure stands, by the clock and by what operations say. */
export const SituacaoViagem = Type.Union([
  Type.Literal('no_horario'),
  Type.Literal('atrasada'),
  Type.Literal('embarque'),
  Type.Literal('em_viagem'),
  Type.Literal('encerrada'),
  Type.Literal('cancelada'),
]);

/** A stop with the hour expected now, where that is another than planned, and where the coach is once it is out. */
export const ParadaInformada = Type.Object({
  ...Parada.properties,
  previsao: Type.Optional(Type.Object({ dia: Dia, hora: Type.String() })),
  situacao: Type.Optional(Type.Union([Type.Literal('passou'), Type.Literal('aqui'), Type.Literal('adiante')])),
});
export type ParadaInformada = Static<typeof ParadaInformada>;

/** What a delay of this length gives a passenger, with its legal base. */
export const DireitoAtraso = Type.Object({ titulo: Type.String(), texto: Type.String(), baseLegal: Type.String() });
export type DireitoAtraso = Static<typeof DireitoAtraso>;

const andamento = {
  situacao: SituacaoViagem,
  atrasoMinutos: Type.Integer({ minimum: 0 }),
  plataforma: Type.Union([Type.String(), Type.Null()]),
};

/** Public information of one departure: how it stands, every stop, no personal data. */
export const InformacaoViagem = Type.Object({
  id: ViagemId,
  linha: Type.String(),
  operadora: Type.String(),
  ...andamento,
  /** Why it is late or cancelled, in words for a person: a sentence of the list. */
  motivo: Type.Union([Type.String(), Type.Null()]),
  /** What operations typed beside it. */
  observacao: Type.Optional(Type.String()),
  /** When operations last said something of it. */
  atualizadoEm: Type.Union([Instante, Type.Null()]),
  direitos: Type.Array(DireitoAtraso),
  paradas: Type.Array(ParadaInformada),
});
export type InformacaoViagem = Static<typeof InformacaoViagem>;

export const BuscaPainel = closed({ localidadeOrigem: LocalidadeId, localidadeDestino: LocalidadeId, data: Dia });

/** A departure on the board of a day, those that have left included. */
export const PartidaPainel = Type.Object({
  id: ViagemId,
  linha: Type.String(),
  operadora: Type.String(),
  ...andamento,
  partida: Parada,
  chegada: Parada,
});
export type PartidaPainel = Static<typeof PartidaPainel>;
