import { PARTE_BYTES } from '../../../src/domain/administracao/partes';
import type {
  CatalogoAdministracao,
  Importacao,
  ImportacaoResumo,
  NovaImportacao,
} from '../../../src/domain/wire/administracao/catalogo';
import type { Database, Reader, Tx } from '../../platform/database/database';
import type { Autor } from '../../platform/http/access/staffNames';
import { badRequest, conflict, notFound } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/validation/uuid';
import { findCatalogueVersion } from '../../viagens/seedCatalogue';
import {
  advanceImportacao,
  findImportacao,
  insertImportacao,
  isCatalogoEmpty,
  listImportacoes,
  listVersoes,
  lockImportacao,
  measurePartes,
  upsertParte,
  type ImportacaoCurta,
  type ImportacaoRow,
} from './importacaoRepository';

const DIAS_A_VISTA = 30;
const MAXIMO_A_VISTA = 50;

const toResumo = (row: ImportacaoCurta): ImportacaoResumo => ({
  id: row.id,
  nome: row.nome,
  bytes: row.bytes,
  situacao: row.situacao,
  autor: row.autor_nome,
  criadaEm: row.criado_em.toISOString(),
  aplicadaPor: row.aplicada_por_nome,
});
const toImportacao = (row: ImportacaoRow): Importacao => ({ ...toResumo(row), resultado: row.resultado });

/** The state of the catalogue and of imports that are not applied, with the history of changes. */
export async function showCatalogo(db: Reader): Promise<CatalogoAdministracao> {
  const importacoes = await listImportacoes(db, DIAS_A_VISTA, MAXIMO_A_VISTA);
  const versoes = await listVersoes(db, MAXIMO_A_VISTA);
  return {
    vazio: await isCatalogoEmpty(db),
    importacoes: importacoes.map(toResumo),
    historico: versoes.map(({ id, autor, criado_em, feed_versao, contagens }) => ({
      id,
      autor,
      em: criado_em.toISOString(),
      feedVersao: feed_versao,
      resumo: contagens,
    })),
  };
}

/** One import; a 404 for an unknown one. */
export const showImportacao = async (db: Reader, id: string): Promise<Importacao> =>
  toImportacao(known(isUuid(id) ? await findImportacao(db, id) : undefined));

/** Announces a feed, whose parts then come one by one. */
export const announceImportacao = async (tx: Tx, nova: NovaImportacao, autor: Autor): Promise<Importacao> =>
  toImportacao(await insertImportacao(tx, nova, autor));

/** Keeps a part of a feed; repeatable until all of them are there. */
export async function receiveParte(tx: Tx, id: string, n: number, conteudo: Uint8Array): Promise<void> {
  const row = await locked(tx, id);
  const partes = partesDe(row.bytes);
  if (row.situacao !== 'recebendo') throw conflict('IMPORTACAO_ENCERRADA', 'Este arquivo já foi recebido.');
  const expected = n === partes - 1 ? row.bytes - n * PARTE_BYTES : PARTE_BYTES;
  if (n >= partes || conteudo.length !== expected) {
    throw badRequest('PARTE_INVALIDA', 'Esta parte não é do arquivo anunciado. Envie o arquivo de novo.');
  }
  await upsertParte(tx, id, n, conteudo);
}

/** Hands a feed that has arrived to the server, which reads it and previews its effect; repeatable. */
export async function beginConferencia(tx: Tx, id: string): Promise<Importacao> {
  const row = await locked(tx, id);
  if (row.situacao === 'recebendo') {
    const { partes, bytes } = await measurePartes(tx, id);
    if (partes !== partesDe(row.bytes) || bytes !== row.bytes) {
      throw conflict('ARQUIVO_INCOMPLETO', 'O arquivo não chegou inteiro. Envie de novo.');
    }
    await advanceImportacao(tx, id, ['recebendo'], 'conferindo');
  }
  return showImportacao(tx, id);
}

/**
 * Hands a previewed feed to the server to be written; repeatable. A preview of an earlier catalogue is refused, since
 * its effect would be another one.
 */
export async function beginAplicacao(tx: Tx, id: string, autor: Autor): Promise<Importacao> {
  const row = await locked(tx, id);
  if (row.situacao === 'aplicando' || row.situacao === 'aplicada') return toImportacao(row);
  if (row.situacao === 'conferida' && row.base !== (await findCatalogueVersion(tx))) throw overtaken();
  if (row.situacao !== 'conferida') {
    throw row.situacao === 'ultrapassada'
      ? overtaken()
      : conflict('IMPORTACAO_SEM_PREVIA', 'Só um arquivo sem erros, com a prévia à vista, pode ser aplicado.');
  }
  await advanceImportacao(tx, id, ['conferida'], 'aplicando', { aplicadaPor: autor });
  return showImportacao(tx, id);
}

/** Gives an import up; repeatable. One that is being written cannot be given up. */
export async function discardImportacao({ db }: Database, id: string): Promise<void> {
  const row = known(isUuid(id) ? await findImportacao(db, id) : undefined);
  const from = ['recebendo', 'conferindo', 'conferida', 'recusada', 'ultrapassada', 'falhou', 'descartada'] as const;
  if (!(await advanceImportacao(db, row.id, from, 'descartada'))) {
    throw conflict('IMPORTACAO_APLICADA', 'Este arquivo já está sendo aplicado.');
  }
}

const overtaken = () =>
  conflict(
    'CATALOGO_MUDOU',
    'O catálogo mudou depois desta prévia. Confira o arquivo de novo para ver o que ele mudaria agora.',
  );
const partesDe = (bytes: number): number => Math.ceil(bytes / PARTE_BYTES);
const locked = async (tx: Tx, id: string): Promise<ImportacaoRow> =>
  known(isUuid(id) ? await lockImportacao(tx, id) : undefined);

function known(row: ImportacaoRow | undefined): ImportacaoRow {
  if (!row) throw notFound('IMPORTACAO_NAO_ENCONTRADA', 'Importação não encontrada.');
  return row;
}
