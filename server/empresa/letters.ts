import { sql, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import { PRAZO_RESPOSTA_DIAS, RETENCAO_MANIFESTACAO_ANOS } from '../../src/domain/manifestacao';
import type { Manifestacao, ManifestacaoRecebida, NovaManifestacao } from '../../src/domain/wire/manifestacoes';
import type { Reader, Tx } from '../platform/database/database';
import { conflict, notFound } from '../platform/http/problem';
import type { Tables } from '../platform/database/tables';
import { enqueueEmail } from '../platform/outbox/outbox';
import { answerEmail, letterEmail } from './companyEmails';
import { newProtocol } from './newProtocol';

type Row = Selectable<Tables['manifestacao']>;

const today = sql`(now() at time zone 'America/Sao_Paulo')::date`;
const unknown = () =>
  notFound('MANIFESTACAO_NAO_ENCONTRADA', 'Não encontramos esse protocolo com esse e-mail. Confira os dois.');

/** Keeps what somebody wrote, with the day by which it is answered, and sends them the protocol. */
export async function receiveLetter(tx: Tx, nova: NovaManifestacao, publicUrl: string): Promise<Manifestacao> {
  const row = await tx
    .insertInto('manifestacao')
    .values({
      id: v7(),
      protocolo: newProtocol(),
      tipo: nova.tipo,
      nome: nova.nome,
      email: nova.email,
      celular: nova.celular ?? null,
      localizador: nova.localizador ?? null,
      mensagem: nova.mensagem,
      prazo: sql`${today} + ${PRAZO_RESPOSTA_DIAS}::int`,
      resposta: null,
      apagar_em: sql`(${today} + make_interval(years => ${RETENCAO_MANIFESTACAO_ANOS}::int))::date`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const manifestacao = toManifestacao(row);
  await enqueueEmail(tx, `manifestacao/${row.protocolo}`, letterEmail(nova, manifestacao, publicUrl));
  return manifestacao;
}

/** How a letter stands; a wrong address and a protocol that does not exist are told in the same words. */
export async function findLetter(reader: Reader, protocolo: string, email: string): Promise<Manifestacao> {
  const row = await reader
    .selectFrom('manifestacao')
    .selectAll()
    .where('protocolo', '=', protocolo)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  if (!row) throw unknown();
  return toManifestacao(row);
}

/** Answers a letter, once; a mail says so, and where the answer is read. */
export async function answerLetter(
  tx: Tx,
  protocolo: string,
  texto: string,
  publicUrl: string,
): Promise<ManifestacaoRecebida> {
  const row = await tx
    .updateTable('manifestacao')
    .set({ resposta: texto, respondida_em: sql`now()` })
    .where('protocolo', '=', protocolo)
    .where('respondida_em', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row) {
    await enqueueEmail(tx, `manifestacao-respondida/${protocolo}`, answerEmail(row, protocolo, publicUrl));
    return toRecebida(row);
  }
  const known = await tx.selectFrom('manifestacao').select('id').where('protocolo', '=', protocolo).executeTakeFirst();
  throw known ? conflict('MANIFESTACAO_RESPONDIDA', 'Esta manifestação já foi respondida.') : unknown();
}

/** What waits for an answer, the most urgent first. */
export async function listOpenLetters(reader: Reader): Promise<ManifestacaoRecebida[]> {
  const rows = await reader
    .selectFrom('manifestacao')
    .selectAll()
    .where('respondida_em', 'is', null)
    .orderBy('prazo')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(toRecebida);
}

/** The letters that were written from an address, in lower case; the oldest first. */
export async function listLettersOf(reader: Reader, email: string): Promise<Manifestacao[]> {
  const rows = await reader
    .selectFrom('manifestacao')
    .selectAll()
    .where(sql`lower(email)`, '=', email)
    .orderBy('id')
    .execute();
  return rows.map(toManifestacao);
}

const toManifestacao = (row: Row): Manifestacao => ({
  protocolo: row.protocolo,
  tipo: row.tipo,
  situacao: row.respondida_em === null ? 'recebida' : 'respondida',
  mensagem: row.mensagem,
  criadaEm: row.criado_em.toISOString(),
  prazo: row.prazo,
  resposta: row.resposta,
  respondidaEm: row.respondida_em?.toISOString() ?? null,
});

const toRecebida = (row: Row): ManifestacaoRecebida => ({
  ...toManifestacao(row),
  nome: row.nome,
  email: row.email,
  celular: row.celular,
  localizador: row.localizador,
});
