import { sql } from 'kysely';
import type { Candidatura } from '../../src/domain/wire/candidaturas';
import type { Reader } from '../platform/database/database';
import { notFound } from '../platform/http/problem';

/** The applications that are kept, the latest first; without the files. */
export async function listApplications(reader: Reader): Promise<Candidatura[]> {
  const rows = await reader
    .selectFrom('candidatura')
    .select(['protocolo', 'vaga_id', 'area', 'nome', 'email', 'celular', 'cidade', 'mensagem', 'curriculo_nome'])
    .select(['criado_em', 'apagar_em', sql<number>`octet_length(curriculo)`.as('bytes')])
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    protocolo: row.protocolo,
    vaga: row.vaga_id,
    area: row.area,
    nome: row.nome,
    email: row.email,
    celular: row.celular,
    cidade: row.cidade,
    mensagem: row.mensagem,
    curriculo: { nome: row.curriculo_nome, bytes: row.bytes },
    criadaEm: row.criado_em.toISOString(),
    apagarEm: row.apagar_em,
  }));
}

/** One curriculum, as it was sent. */
export async function findCurriculo(reader: Reader, protocolo: string): Promise<{ nome: string; bytes: Buffer }> {
  const row = await reader
    .selectFrom('candidatura')
    .select(['curriculo_nome', 'curriculo'])
    .where('protocolo', '=', protocolo)
    .executeTakeFirst();
  if (!row) throw notFound('CANDIDATURA_NAO_ENCONTRADA', 'Não encontramos esta candidatura.');
  return { nome: row.curriculo_nome, bytes: Buffer.from(row.curriculo) };
}

/** Deletes applications and letters whose time is over: the promise under which they were sent. */
export async function deleteExpired(reader: Reader): Promise<void> {
  const today = sql<string>`(now() at time zone 'America/Sao_Paulo')::date`;
  await reader.deleteFrom('candidatura').where('apagar_em', '<=', today).execute();
  await reader.deleteFrom('manifestacao').where('apagar_em', '<=', today).execute();
}
