import type { Database } from '../../platform/database/database';
import { savePosicoes, type NovaPosicao } from '../../viagens/posicao/posicaoRepository';
import { gtfsDate, viagemId } from '../feedIds';
import { listPedidas, type PartidaPedida } from './partidaPedidaRepository';
import type { PosicaoDeVeiculo, PosicoesPort } from './posicoesPort';

/** Reads the operator's feed for the departures that somebody asks for, and keeps what is newer. */
export async function readPosicoes({ db }: Database, posicoes: PosicoesPort): Promise<void> {
  const pedidas = await listPedidas(db);
  if (pedidas.length === 0) return;
  await savePosicoes(db, matchPartidas(pedidas, await posicoes.read()));
}

/**
 * Positions of these departures. A trip has the id that the operator's own feed gave its timetable entry, or the one that
 * ours publishes. Without a day it is the only departure asked for by that id; of two nobody knows which.
 */
export function matchPartidas(pedidas: readonly PartidaPedida[], veiculos: readonly PosicaoDeVeiculo[]): NovaPosicao[] {
  const byId = new Map<string, PartidaPedida[]>();
  for (const pedida of pedidas) for (const id of idsOf(pedida)) byId.set(id, [...(byId.get(id) ?? []), pedida]);
  return veiculos.flatMap(({ viagem, dia, lat, lon, em }) => {
    const candidates = byId.get(viagem) ?? [];
    const found = dia === null ? candidates : candidates.filter((pedida) => gtfsDate(pedida.dia) === dia);
    const [only] = found;
    return only && found.length === 1 ? [{ partidaId: only.id, lat, lon, em }] : [];
  });
}

const idsOf = ({ horario_id, externo, inicio }: PartidaPedida): ReadonlySet<string> =>
  new Set([viagemId(horario_id, inicio), ...(externo === null ? [] : [externo])]);
