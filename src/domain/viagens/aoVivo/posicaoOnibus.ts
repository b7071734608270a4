import { distanciaKm, type Ponto } from '../../lugares/distancia';

/** A stop with its planned times. */
export interface ParadaNoMapa extends Ponto {
  chega: Date;
  sai: Date;
}

/** A point that a coach reported, and when. */
export interface PosicaoLida extends Ponto {
  em: Date;
}

/** Where a coach is in relation to a stop of its line. */
export type LugarNaLinha = 'no_terminal' | 'perto' | 'a_caminho';

/** The progress of a departure by a position of its coach. */
export interface AndamentoDaPosicao {
  lugar: LugarNaLinha;
  /** Index of the stop that `lugar` is about. */
  parada: number;
  /** How many stops it has left behind; one that it stands at is not among them. */
  passadas: number;
  /** Never negative: a coach that is early does not leave a stop before its time. */
  atrasoMinutos: number;
}

/** A terminal and the streets around it. */
const NO_TERMINAL_KM = 1.5;
const PERTO_KM = 20;
/** How far a road leaves the straight line between two stops: a fixed part, and a share of their distance. */
const [DESVIO_KM, DESVIO_PARTE] = [15, 0.25];
const KM_PER_DEGREE = 111.2;
const MINUTE_MS = 60_000;

/**
 * The progress of a trip by the position of its coach: the stop it is at or near, the stops behind it, and how late it is against
 * the plan at that point of the way. Null for a position that lies off the line, which is another coach's or an error.
 */
export function andamentoDaPosicao(paradas: readonly ParadaNoMapa[], posicao: PosicaoLida): AndamentoDaPosicao | null {
  const kms = paradas.map((parada) => distanciaKm(parada, posicao));
  const nearest = kms.indexOf(Math.min(...kms));
  const [first] = paradas;
  const stop = paradas[nearest];
  if (!first || !stop) return null;
  // Before its time of departure a coach stands at the terminal of a later stop for the trip before this one.
  const isOfThisTrip = nearest === 0 || posicao.em >= first.sai;
  if (isOfThisTrip && (kms[nearest] ?? Infinity) <= NO_TERMINAL_KM) {
    const isLast = nearest === paradas.length - 1;
    const atrasoMinutos = minutesAfter(isLast ? stop.chega : stop.sai, posicao.em);
    return { lugar: 'no_terminal', parada: nearest, passadas: nearest, atrasoMinutos };
  }
  const way = wayOf(paradas, first, posicao);
  if (!way) return null;
  const isPerto = (kms[nearest] ?? Infinity) <= PERTO_KM;
  const [lugar, parada] = isPerto ? (['perto', nearest] as const) : (['a_caminho', way.passadas] as const);
  return { lugar, parada, passadas: way.passadas, atrasoMinutos: minutesAfter(way.planejado, posicao.em) };
}

/** The section of the line that a point lies on, and when the plan has the coach there. */
function wayOf(
  paradas: readonly ParadaNoMapa[],
  first: ParadaNoMapa,
  posicao: PosicaoLida,
): { passadas: number; planejado: Date } | null {
  let best: { km: number; parte: number; from: ParadaNoMapa; to: ParadaNoMapa; passadas: number } | null = null;
  for (const [i, from] of paradas.entries()) {
    const to = paradas[i + 1];
    if (!to) break;
    const { km, parte } = projectOn(from, to, posicao);
    const isOnWay = km <= DESVIO_KM + DESVIO_PARTE * distanciaKm(from, to);
    if (isOnWay && (best === null || km < best.km)) best = { km, parte, from, to, passadas: i + 1 };
  }
  if (best === null) return null;
  const { from, to, parte, passadas } = best;
  const planejado = new Date(from.sai.getTime() + parte * (to.chega.getTime() - from.sai.getTime()));
  // Before its time of departure a coach is on its way to the first stop, however it gets there.
  const hasLeft = posicao.em >= first.sai && (passadas > 1 || parte > 0);
  return hasLeft ? { passadas, planejado } : { passadas: 0, planejado: first.sai };
}

/** The nearest point of a section, as a part of its length from 0 to 1, and how far it is. The map is flat around the point. */
function projectOn(from: Ponto, to: Ponto, point: Ponto): { km: number; parte: number } {
  const shrink = Math.cos((point.lat * Math.PI) / 180);
  const plane = ({ lat, lon }: Ponto) => ({
    x: (lon - point.lon) * shrink * KM_PER_DEGREE,
    y: (lat - point.lat) * KM_PER_DEGREE,
  });
  const [a, b] = [plane(from), plane(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const parte = length === 0 ? 0 : Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / length));
  return { km: Math.hypot(a.x + parte * dx, a.y + parte * dy), parte };
}

const minutesAfter = (planejado: Date, em: Date): number =>
  Math.max(0, Math.floor((em.getTime() - planejado.getTime()) / MINUTE_MS));

/** How long a position tells where a coach is; after that the plan and operations' word tell more. */
const POSICAO_VALE_MINUTOS = 15;

/** Whether a position tells where a coach is at a moment. */
export const isPosicaoAtual = (em: Date, agora: Date): boolean =>
  agora.getTime() - em.getTime() <= POSICAO_VALE_MINUTOS * MINUTE_MS;
