import { affected } from '../platform/database/batches';
import type { Tx } from '../platform/database/database';
import { insertPartidas, type Periodo } from './horarioRepository';
import {
  countMissing,
  deletePartidas,
  describeMantidas,
  findWithPeople,
  listDifferent,
  lockPartidas,
  movePartidas,
  setForaDeVenda,
  type PartidaDesejada,
  type PartidaDiferente,
  type PartidaMantida,
} from './partidaCatalogoRepository';
import { periods } from './partidas';

/** Sold departures that are described one by one. */
const MAXIMO_MANTIDAS = 200;

/** The effect of a new timetable on the departures. */
export interface MudancasDePartidas {
  novas: number;
  mudadas: number;
  retiradas: number;
  /** Sold ones that it no longer wants as they were sold: they stay, out of sale. */
  mantidas: number;
  /** The first of these. */
  primeiras: PartidaMantida[];
}

/**
 * Makes every departure to the horizon, or of some periods, follow the timetable, period by period. Departures that change
 * are locked before their seats are looked at, so that nobody takes one in between.
 * @param previa true to change nothing and lock nothing.
 */
export async function followTimetable(
  tx: Tx,
  previa: boolean,
  periodos: readonly Periodo[] = periods(),
): Promise<MudancasDePartidas> {
  const all: MudancasDePartidas = { novas: 0, mudadas: 0, retiradas: 0, mantidas: 0, primeiras: [] };
  for (const periodo of periodos) {
    const { kept, moved, gone, back } = await judge(tx, periodo, previa);
    if (!previa) {
      await setForaDeVenda(tx, kept, true);
      await setForaDeVenda(tx, back, false);
      await deletePartidas(tx, gone);
      await movePartidas(tx, moved);
    }
    all.novas += previa ? await countMissing(tx, periodo) : await affected(insertPartidas(tx, periodo));
    all.mudadas += moved.length;
    all.retiradas += gone.length;
    all.mantidas += kept.length;
    const space = MAXIMO_MANTIDAS - all.primeiras.length;
    if (kept.length > 0 && space > 0) all.primeiras.push(...(await describeMantidas(tx, periodo, kept, space)));
  }
  return all;
}

interface Judged {
  kept: string[];
  moved: PartidaDesejada[];
  gone: string[];
  /** Kept ones that the timetable wants again as they are. */
  back: string[];
}

async function judge(tx: Tx, periodo: Periodo, previa: boolean): Promise<Judged> {
  const different = await listDifferent(tx, periodo);
  const ids = different.map(({ id }) => id);
  if (!previa) await lockPartidas(tx, ids);
  return split(different, await findWithPeople(tx, ids));
}

function split(different: readonly PartidaDiferente[], withPeople: ReadonlySet<string>): Judged {
  const judged: Judged = { kept: [], moved: [], gone: [], back: [] };
  for (const partida of different) {
    if (partida.igual) judged.back.push(partida.id);
    else if (withPeople.has(partida.id)) judged.kept.push(partida.id);
    else if (isDesejada(partida)) judged.moved.push(partida);
    else judged.gone.push(partida.id);
  }
  return judged;
}

const isDesejada = (partida: PartidaDiferente): partida is PartidaDiferente & PartidaDesejada =>
  partida.linha_id !== null && partida.saida !== null && partida.layout_id !== null && partida.capacidade !== null;
