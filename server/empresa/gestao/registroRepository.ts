import { sql, type SqlBool } from 'kysely';
import { v7 } from 'uuid';
import type { AcaoRegistrada, RegistroEmpresa } from '../../../src/domain/wire/administracao/registro';
import { affected, inBatches, LOTE } from '../../platform/database/batches';
import type { Reader } from '../../platform/database/database';

/** Something that a person of the company does with a letter or an application. */
export interface NovoRegistro {
  assunto: 'manifestacao' | 'candidatura';
  protocolo: string;
  acao: AcaoRegistrada;
  /** The `sub` of the person. */
  autor: string;
}

/** Adds a row to the trail, which accepts neither change nor early deletion. */
export async function insertRegistroEmpresa(db: Reader, registro: NovoRegistro): Promise<void> {
  await db
    .insertInto('empresa_registro')
    .values({ id: v7(), ...registro })
    .execute();
}

const MAXIMO = 50;

/** The trail of a protocol, the latest first, with the caller's own acts marked. */
export async function listRegistros(db: Reader, protocolo: string, sub: string): Promise<RegistroEmpresa[]> {
  const rows = await db
    .selectFrom('empresa_registro')
    .select(['id', 'acao', 'em', 'autor'])
    .where('protocolo', '=', protocolo)
    .orderBy('em', 'desc')
    .orderBy('id', 'desc')
    .limit(MAXIMO)
    .execute();
  return rows.map(({ id, acao, em, autor }) => ({ id, acao, em: em.toISOString(), proprio: autor === sub }));
}

/** Whether a person opened something within the last hour: reading it again in that time is the same look. */
export async function wasOpenedLately(reader: Reader, protocolo: string, sub: string): Promise<boolean> {
  const row = await reader
    .selectFrom('empresa_registro')
    .select('id')
    .where('protocolo', '=', protocolo)
    .where('autor', '=', sub)
    .where('acao', '=', 'aberta')
    .where(sql<SqlBool>`em > now() - interval '1 hour'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes old rows of the trail; the database refuses it before five years are over. */
export const forgetRegistros = (db: Reader, anos: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      delete from empresa_registro where id in (
        select id from empresa_registro where em < now() - make_interval(years => ${anos}::int)
        limit ${LOTE}::int)`.execute(db),
    ),
  );
