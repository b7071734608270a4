import type {
  FiltroManifestacoes,
  ManifestacaoAdministrada,
  PaginaManifestacoes,
} from '../../../src/domain/wire/administracao/manifestacoes';
import type { Reader } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';
import { toRecebida } from '../manifestacoes';
import { countManifestacoes, findManifestacaoRow, listManifestacaoRows } from './manifestacaoListRepository';
import { insertAberturas, listRegistros } from './registroRepository';

/** A page of letters with the number of all that match. */
export async function listInbox(reader: Reader, filtro: FiltroManifestacoes): Promise<PaginaManifestacoes> {
  const rows = await listManifestacaoRows(reader, filtro);
  const total = await countManifestacoes(reader, filtro);
  return {
    total,
    manifestacoes: rows.map(({ criado_em, respondida_em, do_assistente, grupo, ...row }) => ({
      ...row,
      ...(grupo && { grupo }),
      situacao: respondida_em === null ? 'recebida' : 'respondida',
      criadaEm: criado_em.toISOString(),
      respondidaEm: respondida_em?.toISOString() ?? null,
      doAssistente: do_assistente,
    })),
  };
}

/** One letter with its trail, to which this look is added. */
export async function openManifestacao(db: Reader, protocolo: string, sub: string): Promise<ManifestacaoAdministrada> {
  const row = await findManifestacaoRow(db, protocolo);
  if (!row) throw notFound('MANIFESTACAO_NAO_ENCONTRADA', 'Não encontramos uma manifestação com este protocolo.');
  await insertAberturas(db, 'manifestacao', [protocolo], sub);
  return {
    ...toRecebida(row),
    vencida: row.vencida,
    doAssistente: row.do_assistente,
    registros: await listRegistros(db, protocolo, sub),
  };
}
