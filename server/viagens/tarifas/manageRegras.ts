import { v7 } from 'uuid';
import { classeDeCodigo, codigoDeClasse } from '../../../src/domain/viagens/classe';
import { falhasDaRegra } from '../../../src/domain/viagens/tarifas/falhasDaRegra';
import type { NovaRegraTarifa, RegraTarifaCadastrada } from '../../../src/domain/wire/administracao/tarifas';
import type { Dia } from '../../../src/domain/base/data';
import type { Reader, Tx } from '../../platform/database/database';
import { badRequest, conflict, notFound, Problem } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/validation/uuid';
import type { Catalogue } from '../catalogue';
import { hasLinha } from '../catalogoRepository';
import { endRegra, findRegra, insertRegra, listRegraRows, type RegraComAutor } from './regraTarifaRepository';

const NOME_MINIMO = 3;
const SEM_NOME = 'Dê um nome de 3 letras ou mais: o passageiro o lê';

/** Rules that are not ended, or those that are, the newest first. */
export const listRegrasCadastradas = async (
  db: Reader,
  catalogue: Pick<Catalogue, 'localidade'>,
  situacao: 'abertas' | 'encerradas',
): Promise<RegraTarifaCadastrada[]> => (await listRegraRows(db, situacao)).map((row) => toCadastrada(row, catalogue));

/** Creates a rule, and ends the one that it takes the place of, for sales from the end of the transaction on. */
export async function createRegra(
  tx: Tx,
  catalogue: Pick<Catalogue, 'localidade'>,
  autor: string,
  nova: NovaRegraTarifa,
): Promise<RegraTarifaCadastrada> {
  // The schema counts blanks, which are no name.
  if (nova.nome.trim().length < NOME_MINIMO) throw badRequest('REGRA_INVALIDA', SEM_NOME, 'nome');
  const falhas = falhasDaRegra(nova);
  if (falhas.length > 0) {
    throw new Problem(
      400,
      falhas.map((falha) => ({ codigo: 'REGRA_INVALIDA', ...falha })),
    );
  }
  await refuseUnknown(tx, catalogue, nova);
  if (nova.substitui !== undefined) await endOpenRegra(tx, nova.substitui, autor);
  const { id } = await insertRegra(tx, toRow(nova, autor));
  return showRegra(tx, catalogue, id);
}

/** Ends a rule for new sales; a 404 for an unknown one, a 409 for one that is ended already. */
export async function endRegraCadastrada(
  tx: Tx,
  catalogue: Pick<Catalogue, 'localidade'>,
  autor: string,
  id: string,
): Promise<RegraTarifaCadastrada> {
  await endOpenRegra(tx, id, autor);
  return showRegra(tx, catalogue, id);
}

async function endOpenRegra(tx: Tx, id: string, autor: string): Promise<void> {
  if (isUuid(id) && (await endRegra(tx, id, autor))) return;
  if (!isUuid(id) || !(await findRegra(tx, id))) throw missing();
  throw conflict('REGRA_ENCERRADA', 'Esta regra já foi encerrada. Atualize a lista.');
}

const missing = (): Problem => notFound('REGRA_NAO_ENCONTRADA', 'Não encontramos esta regra.');

async function showRegra(tx: Tx, catalogue: Pick<Catalogue, 'localidade'>, id: string): Promise<RegraTarifaCadastrada> {
  const row = await findRegra(tx, id);
  if (!row) throw missing();
  return toCadastrada(row, catalogue);
}

async function refuseUnknown(
  tx: Tx,
  catalogue: Pick<Catalogue, 'localidade'>,
  { linha, origem, destino }: NovaRegraTarifa,
): Promise<void> {
  for (const [campo, id] of Object.entries({ origem, destino })) {
    if (id !== null && !catalogue.localidade(id)) {
      throw badRequest('LOCALIDADE_NAO_ENCONTRADA', 'Não encontramos esta localidade.', campo);
    }
  }
  if (linha !== null && !(await hasLinha(tx, linha))) {
    throw badRequest('LINHA_NAO_ENCONTRADA', 'Nenhuma linha tem este prefixo.', 'linha');
  }
}

const toNumber = (id: string | null): number | null => (id === null ? null : Number(id));

const toRow = (nova: NovaRegraTarifa, autor: string): Parameters<typeof insertRegra>[1] => ({
  id: v7(),
  nome: nova.nome.trim(),
  etapa: nova.etapa,
  medida: nova.medida,
  valor: nova.valor,
  vigente_de: nova.vigenteDe,
  vigente_ate: nova.vigenteAte,
  linha: nova.linha,
  origem_id: toNumber(nova.origem),
  destino_id: toNumber(nova.destino),
  classe: nova.classe === null ? null : codigoDeClasse[nova.classe],
  dias: nova.dias,
  periodos: JSON.stringify(nova.periodos),
  antecedencia_min: nova.antecedenciaMin,
  antecedencia_max: nova.antecedenciaMax,
  ocupacao_min: nova.ocupacaoMin,
  ocupacao_max: nova.ocupacaoMax,
  cota: nova.cota,
  observacao: nova.observacao.trim(),
  substitui: nova.substitui ?? null,
  criado_por: autor,
});

function toCadastrada(row: RegraComAutor, catalogue: Pick<Catalogue, 'localidade'>): RegraTarifaCadastrada {
  const place = (id: number | null) => (id === null ? null : (catalogue.localidade(String(id)) ?? null));
  return {
    id: row.id,
    nome: row.nome,
    etapa: row.etapa,
    medida: row.medida,
    valor: row.valor,
    vigenteDe: row.vigente_de,
    vigenteAte: row.vigente_ate,
    linha: row.linha,
    origem: place(row.origem_id),
    destino: place(row.destino_id),
    classe: row.classe === null ? null : classeDeCodigo(row.classe),
    dias: row.dias,
    periodos: row.periodos,
    antecedenciaMin: row.antecedencia_min,
    antecedenciaMax: row.antecedencia_max,
    ocupacaoMin: row.ocupacao_min,
    ocupacaoMax: row.ocupacao_max,
    cota: row.cota,
    observacao: row.observacao,
    situacao: situacaoDe(row, row.hoje),
    substitui: row.substitui,
    criadaPor: row.autor ?? row.criado_por,
    criadaEm: row.criado_em.toISOString(),
    encerradaPor: row.encerrador ?? row.encerrada_por,
    encerradaEm: row.encerrada_em?.toISOString() ?? null,
  };
}

function situacaoDe(row: RegraComAutor, hoje: Dia): RegraTarifaCadastrada['situacao'] {
  if (row.encerrada_em !== null) return 'encerrada';
  if (row.vigente_ate !== null && row.vigente_ate < hoje) return 'vencida';
  return row.vigente_de > hoje ? 'futura' : 'em_vigor';
}
