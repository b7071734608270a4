import { sql, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import { PRAZO_RESPOSTA_DIAS, RETENCAO_MANIFESTACAO_ANOS } from '../../src/domain/empresa/manifestacao';
import type { Grupo } from '../../src/domain/wire/empresa/grupos';
import type { NovaManifestacao } from '../../src/domain/wire/empresa/manifestacoes';
import type { Language } from '../../src/words/language';
import type { Reader, Tx } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import { today } from '../platform/database/today';

export type ManifestacaoRow = Selectable<Tables['manifestacao']>;

/** A letter as it is kept: a message, or the wish for the trip of a group. */
export type NovaCarta = Omit<NovaManifestacao, 'tipo'> &
  ({ tipo: NovaManifestacao['tipo'] } | { tipo: 'grupo'; grupo: Grupo });

/** Inserts a letter with the deadline of its answer and the day of its deletion; `idioma` is the language of its author. */
export const insertManifestacao = (
  tx: Tx,
  protocolo: string,
  idioma: Language,
  nova: NovaCarta,
): Promise<ManifestacaoRow> =>
  tx
    .insertInto('manifestacao')
    .values({
      id: v7(),
      protocolo,
      idioma,
      tipo: nova.tipo,
      grupo: nova.tipo === 'grupo' ? JSON.stringify(nova.grupo) : null,
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

/** The letter of a protocol and the address it was sent from, or undefined. */
export const findManifestacao = (
  reader: Reader,
  protocolo: string,
  email: string,
): Promise<ManifestacaoRow | undefined> =>
  reader
    .selectFrom('manifestacao')
    .selectAll()
    .where('protocolo', '=', protocolo)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/** Whether a letter with a protocol exists. */
export const hasManifestacao = async (tx: Tx, protocolo: string): Promise<boolean> =>
  (await tx.selectFrom('manifestacao').select('id').where('protocolo', '=', protocolo).executeTakeFirst()) !==
  undefined;

/** Sets the answer of a letter that has none; undefined where there is no such letter. */
export const answerManifestacao = (tx: Tx, protocolo: string, texto: string): Promise<ManifestacaoRow | undefined> =>
  tx
    .updateTable('manifestacao')
    .set({ resposta: texto, respondida_em: sql`now()` })
    .where('protocolo', '=', protocolo)
    .where('respondida_em', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** At most `limit` letters without an answer, the earliest deadline first. */
export const listOpenManifestacoes = (reader: Reader, limit: number): Promise<ManifestacaoRow[]> =>
  reader
    .selectFrom('manifestacao')
    .selectAll()
    .where('respondida_em', 'is', null)
    .orderBy('prazo')
    .orderBy('id')
    .limit(limit)
    .execute();

/** The letters from an address (in lower case), the oldest first. */
export const listManifestacoesByEmail = (reader: Reader, email: string): Promise<ManifestacaoRow[]> =>
  reader
    .selectFrom('manifestacao')
    .selectAll()
    .where(sql`lower(email)`, '=', email)
    .orderBy('id')
    .execute();
