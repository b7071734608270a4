/** Reads and locks `manifestacao` of the company's room: the letter that a conversation belongs to, and whether it is answered. */
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Reader, Tx } from '../../platform/database/database';

/** Minutes of silence after which somebody else may take a conversation over. */
const SILENCIO_MINUTOS = 15;
/** Conversations shown of the queue. */
const FILA = 100;

export interface AtendimentoRow {
  protocolo: string;
  nome: string;
  mensagem: string;
  criado_em: Date;
  prazo: string;
  atendente: string | null;
  /** Nobody has it, or who has it is silent. */
  livre: boolean;
  encerrado: boolean;
  sem_resposta: number;
}

const columns = sql`
  m.protocolo, m.nome, m.mensagem, m.criado_em, m.prazo, a.atendente, m.respondida_em is not null as encerrado,
  a.atendente is null or a.atendente_em < now() - make_interval(mins => ${SILENCIO_MINUTOS}::int) as livre,
  (select count(*)::int from chatbot_fala f where f.protocolo = a.protocolo and f.de = 'cliente' and f.em > coalesce(
    (select max(g.em) from chatbot_fala g where g.protocolo = a.protocolo and g.de = 'atendente'), '-infinity')) as sem_resposta
  from chatbot_atendimento a join manifestacao m on m.protocolo = a.protocolo`;

/** Conversations without an answer, the longest wait first. */
export async function listFila(db: Reader): Promise<AtendimentoRow[]> {
  const { rows } = await sql<AtendimentoRow>`
    select ${columns} where m.respondida_em is null order by m.criado_em, m.protocolo limit ${FILA}::int`.execute(db);
  return rows;
}

/** One conversation; undefined where there is none. */
export async function findAtendimento(db: Reader, protocolo: string): Promise<AtendimentoRow | undefined> {
  const { rows } = await sql<AtendimentoRow>`select ${columns} where a.protocolo = ${protocolo}`.execute(db);
  return rows[0];
}

/**
 * One conversation that is not ended until the transaction is over: its letter, which the end answers, is locked first, and
 * the state is read under that lock.
 */
export async function keepAtendimento(tx: Tx, protocolo: string): Promise<AtendimentoRow | undefined> {
  await sql`select 1 from manifestacao where protocolo = ${protocolo} for share`.execute(tx);
  return findAtendimento(tx, protocolo);
}

/** Whether a key is that of a conversation. */
export async function hasChave(db: Reader, protocolo: string, chave: string): Promise<boolean> {
  const row = await db
    .selectFrom('chatbot_atendimento')
    .select('protocolo')
    .where('protocolo', '=', protocolo)
    .where('chave', '=', chave)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a conversation to a person; false where somebody else has it and is not silent. */
export async function takeAtendimento(tx: Tx, protocolo: string, sub: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chatbot_atendimento')
    .set({ atendente: sub, atendente_em: sql`now()` })
    .where('protocolo', '=', protocolo)
    .where((where) =>
      where.or([
        where('atendente', 'is', null),
        where('atendente', '=', sub),
        where('atendente_em', '<', sql<Date>`now() - make_interval(mins => ${SILENCIO_MINUTOS}::int)`),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Frees a conversation of its person; false where it is not theirs. */
export async function freeAtendimento(tx: Tx, protocolo: string, sub: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chatbot_atendimento')
    .set({ atendente: null, atendente_em: null })
    .where('protocolo', '=', protocolo)
    .where('atendente', '=', sub)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that the person who has a conversation is there; false where it is not theirs. */
export async function touchAtendimento(tx: Tx, protocolo: string, sub: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chatbot_atendimento')
    .set({ atendente_em: sql`now()` })
    .where('protocolo', '=', protocolo)
    .where('atendente', '=', sub)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A turn to be written; `autor` is the `sub` of the staff, null for the person. */
export interface FalaNova {
  protocolo: string;
  falaId: string;
  de: 'cliente' | 'atendente' | 'sistema';
  autor: string | null;
  texto: string;
}

/** Writes a turn; the same id again is the same turn. */
export const insertFala = (tx: Reader, { protocolo, falaId, de, autor, texto }: FalaNova): Promise<unknown> =>
  tx
    .insertInto('chatbot_fala')
    .values({ id: v7(), protocolo, fala_id: falaId, de, autor, texto })
    .onConflict((conflict) => conflict.columns(['protocolo', 'fala_id']).doNothing())
    .execute();

/** The turns of a conversation, the oldest first. */
export const listFalas = (db: Reader, protocolo: string) =>
  db
    .selectFrom('chatbot_fala')
    .select(['id', 'de', 'texto', 'em'])
    .where('protocolo', '=', protocolo)
    .orderBy('em')
    .orderBy('id')
    .limit(500)
    .execute();

/** Number of turns of a conversation that the person wrote. */
export async function countFalasDoCliente(db: Reader, protocolo: string): Promise<number> {
  const { n } = await db
    .selectFrom('chatbot_fala')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('protocolo', '=', protocolo)
    .where('de', '=', 'cliente')
    .executeTakeFirstOrThrow();
  return n;
}
