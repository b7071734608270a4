import { Type, type Static } from 'typebox';
import { Centavos, Classe, Dia, Id, Instante, LocalidadeId, ViagemId, closed } from '../base/campos';
import { TipoBeneficio } from '../base/pessoas';
import { Localidade } from '../lugares/localidades';

/** A rule of fares in a price, and its effect; it may be negative. */
const RegraNoPreco = Type.Object({ id: Type.Optional(Id), nome: Type.String(), centavos: Type.Integer() });

/** Total price for one adult, by component (BP-e tpComp 01 to 04). */
export const Preco = Type.Object({
  tarifaCentavos: Centavos,
  pedagioCentavos: Centavos,
  taxaEmbarqueCentavos: Centavos,
  seguroCentavos: Centavos,
  totalCentavos: Centavos,
  /** Rules that are in `tarifaCentavos`; without them it would be less the sum of their effects. */
  regras: Type.Optional(Type.Array(RegraNoPreco)),
});
export type Preco = Static<typeof Preco>;

/** A stop's time: the instant and the local clock time. */
export const Parada = Type.Object({
  localidade: Localidade,
  instante: Instante,
  /** Local day and time, `2026-12-01` and `06:30`. */
  dia: Dia,
  hora: Type.String(),
});
export type Parada = Static<typeof Parada>;

const ClasseOferta = Type.Object({
  classe: Classe,
  preco: Preco,
  poltronasLivres: Type.Integer(),
});

/** A departure between two places. */
export const Viagem = Type.Object({
  id: ViagemId,
  /** Line number as printed on a ticket. */
  linha: Type.String(),
  operadora: Type.String(),
  partida: Parada,
  chegada: Parada,
  duracaoMinutos: Type.Integer(),
  andares: Type.Integer(),
  /** One entry per class on board, cheapest first. */
  classes: Type.Array(ClasseOferta),
  poltronasLivres: Type.Integer(),
  /** Lowest total price with free seats. */
  menorPrecoCentavos: Centavos,
  /** Benefits that still have a free place on this departure; absent where nobody asked for them. */
  gratuidades: Type.Optional(Type.Array(TipoBeneficio)),
  /** Minutes since the operator told times and fares; absent for departures of the company's own. */
  lidaHaMinutos: Type.Optional(Type.Integer({ minimum: 0 })),
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
  /** Null without a departure. */
  menorPrecoCentavos: Type.Union([Centavos, Type.Null()]),
});
export type DiaCalendario = Static<typeof DiaCalendario>;

/** Departures of the same day between nearby terminals. */
export const Alternativa = Type.Object({
  origem: Localidade,
  destino: Localidade,
  /** Sum of both ends' distances to the requested terminals. */
  distanciaKm: Type.Integer({ minimum: 0 }),
  viagens: Type.Integer({ minimum: 1 }),
  menorPrecoCentavos: Centavos,
});
export type Alternativa = Static<typeof Alternativa>;

/** A journey of two departures with one change at the same terminal. */
export const Conexao = Type.Object({
  trechos: Type.Tuple([Viagem, Viagem]),
  /** Waiting time between the two departures, in minutes. */
  esperaMinutos: Type.Integer(),
  duracaoMinutos: Type.Integer(),
  /** Lowest total price of both. */
  menorPrecoCentavos: Centavos,
});
export type Conexao = Static<typeof Conexao>;

/** Status of a departure, from the clock and operations' reports. */
export const SituacaoViagem = Type.Union([
  Type.Literal('no_horario'),
  Type.Literal('atrasada'),
  Type.Literal('embarque'),
  Type.Literal('em_viagem'),
  Type.Literal('encerrada'),
  Type.Literal('cancelada'),
]);

const HoraLocal = Type.Object({ dia: Dia, hora: Type.String() });

/**
 * A stop with its expected time, present when it differs from the plan, and the coach's position once it has departed.
 * The stop's own time is the departure; `chegada` is present where the coach stands before it goes on.
 */
export const ParadaInformada = Type.Object({
  ...Parada.properties,
  chegada: Type.Optional(Type.Object({ ...HoraLocal.properties, previsao: Type.Optional(HoraLocal) })),
  previsao: Type.Optional(HoraLocal),
  situacao: Type.Optional(Type.Union([Type.Literal('passou'), Type.Literal('aqui'), Type.Literal('adiante')])),
});
export type ParadaInformada = Static<typeof ParadaInformada>;

/** Passenger rights at this delay, with their legal basis. */
export const DireitoAtraso = Type.Object({ titulo: Type.String(), texto: Type.String(), baseLegal: Type.String() });
export type DireitoAtraso = Static<typeof DireitoAtraso>;

const andamento = {
  situacao: SituacaoViagem,
  atrasoMinutos: Type.Integer({ minimum: 0 }),
  plataforma: Type.Union([Type.String(), Type.Null()]),
};

/** Of the latest known trips of a line, those that left on time. */
export const Pontualidade = Type.Object({
  viagens: Type.Integer({ minimum: 0 }),
  noHorario: Type.Integer({ minimum: 0 }),
});
export type Pontualidade = Static<typeof Pontualidade>;

/** The last known position of a coach, in relation to a stop of its line. */
export const PosicaoOnibus = Type.Object({
  em: Instante,
  lugar: Type.Union([Type.Literal('no_terminal'), Type.Literal('perto'), Type.Literal('a_caminho')]),
  localidade: Localidade,
});
export type PosicaoOnibus = Static<typeof PosicaoOnibus>;
/** Ratings of a line by its travellers, and the sum of their stars. */
export const Avaliacoes = Type.Object({
  quantas: Type.Integer({ minimum: 0 }),
  soma: Type.Integer({ minimum: 0 }),
});
export type Avaliacoes = Static<typeof Avaliacoes>;

/** The classes and the equipment of a coach, by its plan. */
export const ResumoOnibus = Type.Object({
  /** Plainest first. */
  classes: Type.Array(
    Type.Object({
      classe: Classe,
      lugares: Type.Integer({ minimum: 1 }),
      andares: Type.Array(Type.Integer()),
      /** Seats of its usual row from left to right, parted by the aisle: `[2, 1]`. */
      porFila: Type.Array(Type.Integer({ minimum: 1 })),
    }),
  ),
  aBordo: Type.Array(Type.Union([Type.Literal('wc'), Type.Literal('geladeira')])),
  acessiveis: Type.Integer({ minimum: 0 }),
});
export type ResumoOnibus = Static<typeof ResumoOnibus>;

/** Public information on a departure: status and stops, without personal data. */
export const InformacaoViagem = Type.Object({
  id: ViagemId,
  linha: Type.String(),
  operadora: Type.String(),
  ...andamento,
  /** Reason of the delay or cancellation: a sentence of the fixed list. */
  motivo: Type.Union([Type.String(), Type.Null()]),
  /** Remark typed by operations. */
  observacao: Type.Optional(Type.String()),
  /** Time of operations' latest report. */
  atualizadoEm: Type.Union([Instante, Type.Null()]),
  direitos: Type.Array(DireitoAtraso),
  paradas: Type.Array(ParadaInformada),
  /** Absent where the coach tells none. It is in the delay and in the expected times while it is recent. */
  posicao: Type.Optional(PosicaoOnibus),
  /** Absent while too few trips of the line are known. */
  pontualidade: Type.Optional(Pontualidade),
  /** Absent while the line has too few ratings. */
  avaliacoes: Type.Optional(Avaliacoes),
  /** Absent where the coach's plan is not known. */
  onibus: Type.Optional(ResumoOnibus),
});
export type InformacaoViagem = Static<typeof InformacaoViagem>;

/** How a passenger's part of a departure goes, without a word on the passenger. */
export const Acompanhamento = Type.Object({
  linha: Type.String(),
  operadora: Type.String(),
  situacao: Type.Union([
    Type.Literal('no_horario'),
    Type.Literal('atrasada'),
    Type.Literal('cancelada'),
    Type.Literal('chegou'),
  ]),
  atrasoMinutos: Type.Integer({ minimum: 0 }),
  /** Reason of the delay or cancellation: a sentence of the fixed list. */
  motivo: Type.Union([Type.String(), Type.Null()]),
  /** Planned boarding and arrival. */
  partida: Parada,
  chegada: Parada,
  /** The stops from boarding to arrival; the last one's own time is the arrival. */
  paradas: Type.Array(ParadaInformada),
  posicao: Type.Optional(PosicaoOnibus),
  /** Time of operations' latest report. */
  informadoEm: Type.Union([Instante, Type.Null()]),
  /** Time of this answer. */
  lidoEm: Instante,
});
export type Acompanhamento = Static<typeof Acompanhamento>;

export const BuscaPainel = closed({ localidadeOrigem: LocalidadeId, localidadeDestino: LocalidadeId, data: Dia });

/** A departure on a day's board, departed ones included. */
export const PartidaPainel = Type.Object({
  id: ViagemId,
  linha: Type.String(),
  operadora: Type.String(),
  ...andamento,
  partida: Parada,
  chegada: Parada,
});
export type PartidaPainel = Static<typeof PartidaPainel>;
