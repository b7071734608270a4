import { v7 } from 'uuid';
import { upsertLocalidades } from '../lugares/localidadeRepository';
import type { Database, Tx } from '../platform/database/database';
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
export async function importCatalogo(database: Database, importacao: Importacao): Promise<Resultado> {
  try {
    return await database.transaction(async (tx) => {
      const resultado = await applyImport(tx, importacao);
      if (importacao.previa) throw new Previa(resultado);
      return resultado;
    });
  } catch (error) {
    if (error instanceof Previa) return error.resultado;
    throw error;
  }
}

/** Undoes the transaction of a preview, and carries its result out of it. */
class Previa extends Error {
  override readonly name = 'Previa';
  readonly resultado: Resultado;
  constructor(resultado: Resultado) {
    super('preview');
    this.resultado = resultado;
  }
}

async function applyImport(tx: Tx, { desejado, feedVersao, hash, autor, previa }: Importacao): Promise<Resultado> {
  await lockTimetable(tx);
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
  return { plano, partidas, mudou };
}

async function write(tx: Tx, { gravar, apagar, origens }: Plano): Promise<void> {
  const { localidade, ...rows } = gravar;
  await upsertLocalidades(tx, localidade);
  await upsertCatalogo(tx, rows);
  await deleteCatalogo(tx, apagar);
  await insertOrigens(tx, origens);
}
