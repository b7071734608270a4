import type { Candidatura } from '../../src/domain/wire/empresa/candidaturas';
import type { Reader } from '../platform/database/database';
import { notFound } from '../platform/http/problem';
import { findCurriculoRow, listCandidaturas } from './candidaturaRepository';

const MAXIMO = 200;

/** The newest applications, newest first, without the files. */
export async function showCandidaturas(reader: Reader): Promise<Candidatura[]> {
  const rows = await listCandidaturas(reader, MAXIMO);
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

/** The file of an application as it was sent, or a 404. */
export async function findCurriculo(reader: Reader, protocolo: string): Promise<{ nome: string; bytes: Buffer }> {
  const row = await findCurriculoRow(reader, protocolo);
  if (!row) throw notFound('CANDIDATURA_NAO_ENCONTRADA', 'Não encontramos esta candidatura.');
  return { nome: row.curriculo_nome, bytes: Buffer.from(row.curriculo) };
}
