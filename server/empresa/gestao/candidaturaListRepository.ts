import { sql } from 'kysely';
import type { FiltroCandidaturas } from '../../../src/domain/wire/administracao/candidaturas';
import { linhasAntes, POR_PAGINA } from '../../../src/domain/administracao/pagina';
import type { SituacaoCandidatura } from '../../../src/domain/empresa/candidatura';
import type { Reader, Tx } from '../../platform/database/database';

/** Applications of a filter; archived ones only where they are asked for, or by their protocol. */
const chosen = (reader: Reader, { situacao, area, vaga, protocolo }: FiltroCandidaturas) => {
  const all = reader.selectFrom('candidatura');
  if (protocolo !== undefined) return all.where('protocolo', '=', protocolo);
  const some = situacao === undefined ? all.where('situacao', '<>', 'arquivada') : all.where('situacao', '=', situacao);
  return some
    .$if(area !== undefined, (query) => query.where('area', '=', area ?? 'operacao'))
    .$if(vaga !== undefined, (query) => query.where('vaga_id', '=', vaga ?? null));
};

/** A page of applications, the newest first, without their files. */
export const listCandidaturaRows = (reader: Reader, filtro: FiltroCandidaturas) =>
  chosen(reader, filtro)
    .select(['protocolo', 'vaga_id', 'area', 'nome', 'cidade', 'criado_em', 'apagar_em', 'situacao'])
    .orderBy('id', 'desc')
    .limit(POR_PAGINA)
    .offset(linhasAntes(filtro.pagina))
    .execute();

/** Number of applications of a filter. */
export async function countCandidaturas(reader: Reader, filtro: FiltroCandidaturas): Promise<number> {
  const { n } = await chosen(reader, filtro)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Positions for which there are applications. */
export async function listVagaIds(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('candidatura')
    .select('vaga_id')
    .distinct()
    .where('vaga_id', 'is not', null)
    .orderBy('vaga_id')
    .execute();
  return rows.flatMap(({ vaga_id }) => vaga_id ?? []);
}

/** One application with the size of its file, or undefined. */
export const findCandidaturaRow = (reader: Reader, protocolo: string) =>
  reader
    .selectFrom('candidatura')
    .select(['protocolo', 'vaga_id', 'area', 'nome', 'email', 'celular', 'cidade', 'mensagem', 'curriculo_nome'])
    .select(['criado_em', 'apagar_em', 'situacao', sql<number>`octet_length(curriculo)`.as('bytes')])
    .where('protocolo', '=', protocolo)
    .executeTakeFirst();

/** Sets the state of an application; false where it has it already, or there is no such application. */
export async function setSituacaoCandidatura(
  tx: Tx,
  protocolo: string,
  situacao: SituacaoCandidatura,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('candidatura')
    .set({ situacao })
    .where('protocolo', '=', protocolo)
    .where('situacao', '<>', situacao)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
