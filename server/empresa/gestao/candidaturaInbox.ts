import type { SituacaoCandidatura } from '../../../src/domain/empresa/candidatura';
import type {
  CandidaturaAdministrada,
  FiltroCandidaturas,
  PaginaCandidaturas,
} from '../../../src/domain/wire/administracao/candidaturas';
import type { Reader, Tx } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';
import { toCandidatura } from '../candidaturas';
import {
  countCandidaturas,
  findCandidaturaRow,
  listCandidaturaRows,
  listVagaIds,
  setSituacaoCandidatura,
} from './candidaturaListRepository';
import { insertAberturas, insertRegistroEmpresa, listRegistros } from './registroRepository';

const unknown = () => notFound('CANDIDATURA_NAO_ENCONTRADA', 'Não encontramos esta candidatura. O prazo dela acabou?');

/** A page of applications with the number of all that match. */
export async function listApplicants(reader: Reader, filtro: FiltroCandidaturas): Promise<PaginaCandidaturas> {
  const rows = await listCandidaturaRows(reader, filtro);
  return {
    total: await countCandidaturas(reader, filtro),
    vagas: await listVagaIds(reader),
    candidaturas: rows.map(({ vaga_id, criado_em, apagar_em, ...row }) => ({
      ...row,
      vaga: vaga_id,
      criadaEm: criado_em.toISOString(),
      apagarEm: apagar_em,
    })),
  };
}

/** One application with its trail, to which this look is added. */
export async function openCandidatura(db: Reader, protocolo: string, sub: string): Promise<CandidaturaAdministrada> {
  const row = await findCandidaturaRow(db, protocolo);
  if (!row) throw unknown();
  await insertAberturas(db, 'candidatura', [protocolo], sub);
  return { ...toCandidatura(row), situacao: row.situacao, registros: await listRegistros(db, protocolo, sub) };
}

/** Sorts an application; the trail keeps changes alone, so the same request twice is one. */
export async function sortCandidatura(
  tx: Tx,
  protocolo: string,
  situacao: SituacaoCandidatura,
  sub: string,
): Promise<CandidaturaAdministrada> {
  if (await setSituacaoCandidatura(tx, protocolo, situacao)) {
    await insertRegistroEmpresa(tx, { assunto: 'candidatura', protocolo, acao: situacao, autor: sub });
  }
  return openCandidatura(tx, protocolo, sub);
}
