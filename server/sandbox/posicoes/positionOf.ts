import type { Ponto } from '../../../src/domain/lugares/distancia';
import type { OnTheRoad } from './onTheRoadRepository';

/** Where a coach is that drives straight from stop to stop, late by what operations said, or a little late by its id. */
export function positionOf({ id, minutos, atraso, paradas }: OnTheRoad): Ponto | null {
  const driven = minutos - (atraso ?? (Number(id) % 4) * 4);
  const next = paradas.findIndex(({ sai }, i) => driven < sai || i === paradas.length - 1);
  const [from, to] = [paradas[next - 1], paradas[next]];
  if (!to) return null;
  if (!from || driven >= to.chega) return { lat: to.lat, lon: to.lon };
  const parte = Math.max(0, (driven - from.sai) / Math.max(1, to.chega - from.sai));
  return { lat: from.lat + parte * (to.lat - from.lat), lon: from.lon + parte * (to.lon - from.lon) };
}
