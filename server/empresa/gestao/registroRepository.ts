import { sql } from 'kysely';
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

/** Records that a person sees these in full: reading one again within an hour is the same look. */
export async function insertAberturas(
  db: Reader,
  assunto: NovoRegistro['assunto'],
  protocolos: readonly string[],
  autor: string,
): Promise<void> {
  if (protocolos.length === 0) return;
  await sql`
    insert into empresa_registro(id, assunto, protocolo, acao, autor)
    select n.id, ${assunto}, n.protocolo, 'aberta', ${autor}
    from unnest(${protocolos.map(() => v7())}::uuid[], ${[...protocolos]}::text[]) as n(id, protocolo)
    where not exists (
      select 1 from empresa_registro r
      where r.protocolo = n.protocolo and r.autor = ${autor} and r.acao = 'aberta'
        and r.em > now() - interval '1 hour')`.execute(db);
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
