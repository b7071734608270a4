import type { Candidatura } from '../../src/domain/wire/empresa/candidaturas';
import type { Reader } from '../platform/database/database';
import { notFound } from '../platform/http/problem';
import { findCurriculoRow, listCandidaturas } from './candidaturaRepository';
import { insertAberturas, insertRegistroEmpresa } from './gestao/registroRepository';

type CandidaturaRow = Awaited<ReturnType<typeof listCandidaturas>>[number];

const MAXIMO = 200;

/** The newest applications, newest first, without the files, for a person of the company; the trail keeps who saw them. */
export async function showCandidaturas(db: Reader, autor: string): Promise<Candidatura[]> {
  const rows = await listCandidaturas(db, MAXIMO);
  await insertAberturas(
    db,
    'candidatura',
    rows.map(({ protocolo }) => protocolo),
    autor,
  );
  return rows.map(toCandidatura);
}

/** An application as the company sees it. */
export const toCandidatura = (row: CandidaturaRow): Candidatura => ({
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
});

/** The file of an application as it was sent, or a 404; the trail keeps who took it. */
export async function takeCurriculo(
  db: Reader,
  protocolo: string,
  autor: string,
): Promise<{ nome: string; bytes: Buffer }> {
  const row = await findCurriculoRow(db, protocolo);
  if (!row) throw notFound('CANDIDATURA_NAO_ENCONTRADA', 'Não encontramos esta candidatura.');
  await insertRegistroEmpresa(db, { assunto: 'candidatura', protocolo, acao: 'curriculo', autor });
  return { nome: row.curriculo_nome, bytes: Buffer.from(row.curriculo) };
}
