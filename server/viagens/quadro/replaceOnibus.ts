import type { MudancasPartidas } from '../../../src/domain/wire/administracao/catalogo';
import type { Tx } from '../../platform/database/database';
import { followTimetable } from '../followTimetable';
import { describeMantidas, findWithPeople, lockPartidas } from '../partidaCatalogoRepository';
import { DIAS_A_FRENTE, periods } from '../partidas';
import { listExtras } from './ajusteRepository';
import { keepOnibus, listPartidasCom, moveHorarios } from './onibusVersaoRepository';
import { toMudancas } from './toMudancas';

/** Sold departures that are described one by one. */
const MAXIMO = 200;

interface Troca {
  /** Null for a coach that takes nobody's place. */
  de: number | null;
  para: number;
  previa: boolean;
}

/**
 * Lets the timetable go with another coach. Departures on which somebody has a seat keep theirs, as if operations had
 * chosen it, and stay for sale; they are locked before their seats are looked at. The others follow the timetable.
 */
export async function replaceOnibus(
  tx: Tx,
  { de, para, previa }: Troca,
): Promise<{ horarios: number; partidas: MudancasPartidas }> {
  const horarios = de === null ? [] : await moveHorarios(tx, de, para);
  if (de === null || horarios.length === 0) {
    return { horarios: 0, partidas: { novas: 0, mudadas: 0, retiradas: 0, mantidas: 0, primeiras: [] } };
  }
  const so = [...horarios, ...(await listExtras(tx, horarios))];
  const ids = await listPartidasCom(tx, de, so);
  if (!previa) await lockPartidas(tx, ids);
  const kept = [...(await findWithPeople(tx, ids))];
  const primeiras = await describeMantidas(tx, { de: -1, ate: DIAS_A_FRENTE, so }, kept, MAXIMO);
  await keepOnibus(tx, kept, de, para);
  const periodos = periods().map((periodo) => ({ ...periodo, so }));
  const { novas, mudadas, retiradas } = await followTimetable(tx, previa, periodos);
  return {
    horarios: horarios.length,
    partidas: toMudancas({ novas, mudadas, retiradas, mantidas: kept.length, primeiras }),
  };
}
