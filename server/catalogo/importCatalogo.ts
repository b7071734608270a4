import { v7 } from 'uuid';
import { upsertLocalidades } from '../lugares/localidadeRepository';
import type { Database, Tx } from '../platform/database/database';
import { rehearse } from '../platform/database/rehearse';
import { deleteCatalogo, upsertCatalogo } from '../viagens/catalogoRepository';
import { lockTimetable } from '../viagens/horarioRepository';
import { followTimetable, type MudancasDePartidas } from '../viagens/followTimetable';
import { purgeEnded } from '../viagens/partidaCatalogoRepository';
import { markDone } from '../viagens/partidas';
import { setImported } from '../viagens/seedCatalogue';
import { insertOrigens, insertVersao, readCatalogoAtual } from './catalogoAtualRepository';
import type { Desejado } from './composicao/desejado';
import { planImport, type Plano } from './plano/plan';
import { isNothing } from './plano/resumo';

/** An import: the catalogue that is wanted, and where it came from. */
export interface Importacao {
  desejado: Desejado;
  feedVersao: string | null;
  hash: string;
  autor: string;
  /** Only says what would change. */
  previa: boolean;
  /** Runs in the same transaction once no other import can come between; what it throws takes everything back. */
  begin?: (tx: Tx) => Promise<void>;
  /** Runs in it at the end. */
  finish?: (tx: Tx, resultado: Resultado) => Promise<void>;
}

/** The effect of an import, or of its preview. */
export interface Resultado {
  plano: Plano;
  partidas: MudancasDePartidas;
  /** Whether the catalogue is another one now; never after a preview. */
  mudou: boolean;
}

/**
 * Puts a catalogue in the place of the one that stands: all of it in one transaction, or nothing. Imports wait for each
 * other. A preview does the same to everything but the departures, which it only counts, and takes it back.
 */
export const importCatalogo = (database: Database, importacao: Importacao): Promise<Resultado> => {
  const apply = (tx: Tx): Promise<Resultado> => applyImport(tx, importacao);
  return importacao.previa ? rehearse(database, apply) : database.transaction(apply);
};

async function applyImport(tx: Tx, importacao: Importacao): Promise<Resultado> {
  const { desejado, feedVersao, hash, autor, previa } = importacao;
  await lockTimetable(tx);
  await importacao.begin?.(tx);
  const plano = planImport(await readCatalogoAtual(tx), desejado);
  await write(tx, plano);
  const partidas = await followTimetable(tx, previa);
  const mudou = !previa && (!isNothing(plano.resumo) || partidas.mudadas + partidas.retiradas > 0);
  if (mudou) {
    await purgeEnded(tx);
    await markDone(tx);
    const id = v7();
    await insertVersao(tx, { id, autor, feed_versao: feedVersao, hash, contagens: JSON.stringify(plano.resumo) });
    await setImported(tx, id);
  }
  const resultado = { plano, partidas, mudou };
  await importacao.finish?.(tx, resultado);
  return resultado;
}

async function write(tx: Tx, { gravar, apagar, origens }: Plano): Promise<void> {
  const { localidade, ...rows } = gravar;
  await upsertLocalidades(tx, localidade);
  await upsertCatalogo(tx, rows);
  await deleteCatalogo(tx, apagar);
  await insertOrigens(tx, origens);
}
