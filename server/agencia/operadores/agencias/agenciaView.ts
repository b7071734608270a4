import type { Agencia, AgenciaDetalhe, Agencias, RegistroAgencia } from '../../../../src/domain/wire/agencia/agencias';
import { normalizeCnpj } from '../../../../src/domain/base/pessoa/cnpj';
import type { Reader } from '../../../platform/database/database';
import { listAgenciaRows, listOperadoresDaAgencia, listTrilha, type AgenciaRow } from './agenciaRepository';
import { agenciaMissing } from './manageAgencias';

const MAXIMO = 100;
const TRILHA = 50;
/** As few characters of a CNPJ as are worth a comparison. */
const MIN_CNPJ = 3;

const toAgencia = ({ id, criado_em, total: _total, ...row }: AgenciaRow): Agencia => ({
  ...row,
  id: String(id),
  criadaEm: criado_em.toISOString(),
});

/** The agencies whose name or CNPJ contains a text. */
export async function searchAgencias(db: Reader, termo: string): Promise<Agencias> {
  const cnpj = normalizeCnpj(termo);
  const rows = await listAgenciaRows(db, {
    nome: termo.trim(),
    cnpj: cnpj.length < MIN_CNPJ ? null : cnpj,
    limit: MAXIMO,
  });
  return { agencias: rows.map(toAgencia), total: rows[0]?.total ?? 0 };
}

/** One agency with its people and trail, or a 404. */
export async function showAgencia(db: Reader, id: number): Promise<AgenciaDetalhe> {
  const [row] = await listAgenciaRows(db, { id, limit: 1 });
  if (row === undefined) throw agenciaMissing();
  const operadores = await listOperadoresDaAgencia(db, id);
  const trilha = await listTrilha(db, id, TRILHA);
  return {
    agencia: toAgencia(row),
    operadores,
    trilha: trilha.map(({ em, acao, ...entry }) => ({
      ...entry,
      acao: acao as RegistroAgencia['acao'],
      em: em.toISOString(),
    })),
  };
}
