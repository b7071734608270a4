import type { Parada } from '../../wire/viagens/viagens';

const HORA_MS = 3_600_000;
/** A trip is followed on its ticket from so many hours before it leaves. */
const ANTES_HORAS = 6;
/** How long after the planned arrival: a coach may be that late. */
const DEPOIS_HORAS = 12;

/** Whether a trip is about to leave, on its way, or has just arrived. */
export function isAcompanhavel({ partida, chegada }: { partida: Parada; chegada: Parada }, agora: Date): boolean {
  const now = agora.getTime();
  const isNear = now >= Date.parse(partida.instante) - ANTES_HORAS * HORA_MS;
  return isNear && now <= Date.parse(chegada.instante) + DEPOIS_HORAS * HORA_MS;
}
