import { activeWords } from '../../src/words/active';
import { letterIn } from '../platform/language/letters';
import { msg } from '../../src/words/t';
import type { Manifestacao, ManifestacaoRecebida } from '../../src/domain/wire/empresa/manifestacoes';
import type { Reader, Tx } from '../platform/database/database';
import { conflict, notFound } from '../platform/http/problem';
import { enqueueEmail } from '../platform/outbox/outbox';
import { insertAberturas, insertRegistroEmpresa } from './gestao/registroRepository';
import { answerEmail, manifestacaoEmail } from './empresaEmails';
import {
  answerManifestacao,
  findManifestacao,
  hasManifestacao,
  insertManifestacao,
  listManifestacoesByEmail,
  listOpenManifestacoes,
  type ManifestacaoRow,
  type NovaCarta,
} from './manifestacaoRepository';
import { newProtocol } from './newProtocol';

const MAXIMO = 200;

const unknown = () =>
  notFound('MANIFESTACAO_NAO_ENCONTRADA', msg('Não encontramos esse protocolo com esse e-mail. Confira os dois.'));

/** Records a letter with the deadline of its answer, and sends the protocol to its author. */
export async function receiveManifestacao(tx: Tx, nova: NovaCarta, publicUrl: string): Promise<Manifestacao> {
  const row = await insertManifestacao(tx, newProtocol(), activeWords().language, nova);
  const manifestacao = toManifestacao(row);
  const email = letterIn(row.idioma, () => manifestacaoEmail(nova, manifestacao, publicUrl));
  await enqueueEmail(tx, `manifestacao/${row.protocolo}`, email);
  return manifestacao;
}

/** The state of a letter; a wrong address and an unknown protocol get the same 404. */
export async function showManifestacao(reader: Reader, protocolo: string, email: string): Promise<Manifestacao> {
  const row = await findManifestacao(reader, protocolo, email);
  if (!row) throw unknown();
  return toManifestacao(row);
}

/**
 * Answers a letter once in the name of a person of the company, and sends its author an e-mail with the link to the answer, in
 * the language that the letter was sent in; the answer stays as it was written.
 */
export async function replyToManifestacao(
  tx: Tx,
  { protocolo, texto, autor }: { protocolo: string; texto: string; autor: string },
  publicUrl: string,
): Promise<ManifestacaoRecebida> {
  const row = await answerManifestacao(tx, protocolo, texto);
  if (row) {
    await insertRegistroEmpresa(tx, { assunto: 'manifestacao', protocolo, acao: 'respondida', autor });
    const email = letterIn(row.idioma, () => answerEmail(row, protocolo, publicUrl));
    await enqueueEmail(tx, `manifestacao-respondida/${protocolo}`, email);
    return toRecebida(row);
  }
  const known = await hasManifestacao(tx, protocolo);
  throw known ? conflict('MANIFESTACAO_RESPONDIDA', msg('Esta manifestação já foi respondida.')) : unknown();
}

/** The letters without an answer, the most urgent first, for a person of the company; the trail keeps who saw them. */
export async function showOpenManifestacoes(db: Reader, autor: string): Promise<ManifestacaoRecebida[]> {
  const rows = await listOpenManifestacoes(db, MAXIMO);
  await noteManifestacoes(
    db,
    rows.map(({ protocolo }) => protocolo),
    autor,
  );
  return rows.map(toRecebida);
}

/** Keeps that a person of the company sees these letters, also as the beginning of a conversation. */
export const noteManifestacoes = (db: Reader, protocolos: readonly string[], autor: string): Promise<void> =>
  insertAberturas(db, 'manifestacao', protocolos, autor);

/** The letters from an address (in lower case), the oldest first. */
export async function listManifestacoesOf(reader: Reader, email: string): Promise<Manifestacao[]> {
  const rows = await listManifestacoesByEmail(reader, email);
  return rows.map(toManifestacao);
}

const toManifestacao = (row: ManifestacaoRow): Manifestacao => ({
  protocolo: row.protocolo,
  tipo: row.tipo,
  ...(row.grupo && { grupo: row.grupo }),
  situacao: row.respondida_em === null ? 'recebida' : 'respondida',
  mensagem: row.mensagem,
  criadaEm: row.criado_em.toISOString(),
  prazo: row.prazo,
  resposta: row.resposta,
  respondidaEm: row.respondida_em?.toISOString() ?? null,
});

/** A letter as the company sees it. */
export const toRecebida = (row: ManifestacaoRow): ManifestacaoRecebida => ({
  ...toManifestacao(row),
  nome: row.nome,
  email: row.email,
  celular: row.celular,
  localizador: row.localizador,
});
