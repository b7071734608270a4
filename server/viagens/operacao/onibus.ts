import type { Onibus, PreviaOnibus, TrocaOnibus } from '../../../src/domain/wire/administracao/partidas';
import type { Reader, Tx } from '../../platform/database/database';
import { conflict, notFound } from '../../platform/http/problem';
import type { Catalogue, Layout } from '../catalogue';
import { findPartida } from '../partidaRepository';
import { lockPartidaForStatus, requirePartida } from '../status/partida';
import { changeOnibus, comparePoltronas, isOperadoras } from './onibusRepository';
import { requireVersao } from './versao';

/** A coach as operations chooses it. */
export const toOnibus = ({ id, nome, poltronas }: Layout): Onibus => ({ id, nome, lugares: poltronas.length });

function requireLayout(catalogue: Catalogue, id: number): Layout {
  const layout = catalogue.layout(id);
  if (!layout) throw notFound('ONIBUS_NAO_ENCONTRADO', 'Não encontramos este ônibus.');
  return layout;
}

/** The taken seats of a departure in another coach. */
export async function previewOnibus(
  db: Reader,
  catalogue: Catalogue,
  id: string,
  layoutId: number,
): Promise<PreviaOnibus> {
  await requirePartida(db, id);
  const onibus = toOnibus(requireLayout(catalogue, layoutId));
  const ocupadas = await comparePoltronas(db, id, layoutId);
  return {
    onibus,
    mantidas: ocupadas.filter(({ motivo }) => motivo === null).length,
    semLugar: ocupadas.flatMap(({ motivo, ...one }) => (motivo === null ? [] : [{ ...one, motivo }])),
  };
}

/**
 * Gives a departure another coach. It is refused while somebody has a seat that the other coach lacks or has in another
 * class, since a seat is never lost silently; a hold that comes meanwhile waits for the lock and sees the new coach.
 */
export async function setOnibus(
  tx: Tx,
  catalogue: Catalogue,
  { id, sub }: { id: string; sub: string },
  { versao, layoutId }: TrocaOnibus,
): Promise<void> {
  const { situacao, isOver } = await lockPartidaForStatus(tx, id);
  await requireVersao(tx, id, versao);
  if (situacao === 'cancelada') throw conflict('VIAGEM_CANCELADA', 'Esta viagem já foi cancelada.');
  if (isOver) throw conflict('VIAGEM_ENCERRADA', 'Esta viagem já terminou.');
  if (await isOperadoras(tx, id))
    throw conflict('ONIBUS_DA_OPERADORA', 'O ônibus desta viagem é trocado na operadora.');
  const layout = requireLayout(catalogue, layoutId);
  const partida = await findPartida(tx, id);
  if (!partida || partida.layout_id === layoutId) return;
  const lost = (await comparePoltronas(tx, id, layoutId)).filter(({ motivo }) => motivo !== null);
  if (lost.length > 0) {
    const numeros = lost.map(({ poltrona }) => poltrona).join(', ');
    throw conflict('POLTRONAS_SEM_LUGAR', `Há passageiros em poltronas que o outro ônibus não tem: ${numeros}.`);
  }
  await changeOnibus(tx, { id, de: partida.layout_id, para: toOnibus(layout), autor: sub });
}
