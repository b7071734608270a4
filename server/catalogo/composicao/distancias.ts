import { distanciaKm } from '../../../src/domain/lugares/distancia';
import type { Achados } from '../achados';
import { distancias } from '../leitura/itape';
import type { Feed } from '../leitura/readFeed';
import type { Lugares } from './lugares';
import type { ParadaDoPadrao } from './padrao';

/** The kilometres of each stop of a line from its start. */
export type KmDe = (rota: string, sentido: number, paradas: readonly ParadaDoPadrao[]) => number[];

/** Distances of our file; where it has none, the way as the crow flies from the stop before. */
export function composeDistancias(feed: Feed, { placeOf, pontoOf }: Lugares, falhas: Achados): KmDe {
  const rotas = new Set(feed.rotas.map(({ route_id }) => route_id));
  const known = new Map<string, number>();
  for (const { linha, route_id, direction_id, stop_id, km } of feed.distancias) {
    const lugar = placeOf(stop_id);
    if (!rotas.has(route_id)) falhas.add(distancias.nome, linha, `route_id: ${route_id} não está em routes.txt`);
    if (lugar === undefined) falhas.add(distancias.nome, linha, `stop_id: ${stop_id} não está em stops.txt`);
    known.set(JSON.stringify([route_id, direction_id, lugar]), km);
  }
  const said = (rota: string, sentido: number, lugar: string): number | undefined =>
    known.get(JSON.stringify([rota, sentido, lugar])) ?? known.get(JSON.stringify([rota, null, lugar]));
  return (rota, sentido, paradas) => {
    const all: number[] = [];
    for (const [i, { lugar }] of paradas.entries()) {
      const last = paradas[i - 1];
      const way = last ? Math.round(distanciaKm(pontoOf(last.lugar), pontoOf(lugar))) : 0;
      const before = all[i - 1] ?? 0;
      all.push(Math.max(before, said(rota, sentido, lugar) ?? before + way));
    }
    return all;
  };
}
