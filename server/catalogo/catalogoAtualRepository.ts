import type { Insertable } from 'kysely';
import { listLocalidadeRows } from '../lugares/localidadeRepository';
import { allRows } from '../platform/database/allRows';
import type { Reader, Tx } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import { upsertRows } from '../platform/database/upsertRows';
import { listCatalogo } from '../viagens/catalogoRepository';
import { listVersoesDeOnibus } from '../viagens/quadro/onibusVersaoRepository';
import { newestOf } from './plano/newestOf';
import type { CatalogoAtual, Origem } from './plano/tabelas';

/** The catalogue as it stands, except its departures. */
export async function readCatalogoAtual(db: Reader): Promise<CatalogoAtual> {
  const { linhas, paradas, pares, tarifas, layouts, poltronas, recursos, horarios, excecoes } = await listCatalogo(db);
  return {
    linhas: {
      localidade: await listLocalidadeRows(db),
      layout: layouts,
      layout_poltrona: poltronas,
      layout_recurso: recursos,
      linha: linhas,
      linha_parada: paradas,
      linha_par: pares,
      tarifa: tarifas,
      horario: horarios,
      horario_excecao: excecoes,
    },
    origens: await allRows(db, 'catalogo_origem'),
    substituidos: newestOf(await listVersoesDeOnibus(db)),
  };
}

/** Keeps which id each row of the feed got. */
export const insertOrigens = (tx: Tx, origens: readonly Origem[]): Promise<void> =>
  upsertRows(tx, 'catalogo_origem', ['tipo', 'externo'], origens);

/** Notes an import that changed something. */
export async function insertVersao(tx: Tx, versao: Insertable<Tables['catalogo_versao']>): Promise<void> {
  await tx.insertInto('catalogo_versao').values(versao).execute();
}
