/** Reads `chatbot_atendimento` of the assistant's room: which letters it handed over. */
import { sql } from 'kysely';
import { linhasAntes, POR_PAGINA } from '../../../src/domain/administracao/pagina';
import type { FiltroManifestacoes } from '../../../src/domain/wire/administracao/manifestacoes';
import type { Reader } from '../../platform/database/database';
import { today } from '../../platform/database/today';

const vencida = sql<boolean>`respondida_em is null and prazo < ${today}`;
const doAssistente = sql<boolean>`exists (select 1 from chatbot_atendimento a where a.protocolo = manifestacao.protocolo)`;

/** Letters of a filter: one by its protocol whatever its state, else those that wait or those that are answered. */
const chosen = (reader: Reader, { situacao = 'recebida', tipo, protocolo }: FiltroManifestacoes) => {
  const all = reader.selectFrom('manifestacao');
  if (protocolo !== undefined) return all.where('protocolo', '=', protocolo);
  const found = all.where('respondida_em', situacao === 'recebida' ? 'is' : 'is not', null);
  return tipo === undefined ? found : found.where('tipo', '=', tipo);
};

/** A page of letters: those that wait by their deadline, the answered ones from the latest answer. */
export const listManifestacaoRows = (reader: Reader, filtro: FiltroManifestacoes) =>
  chosen(reader, filtro)
    .select(['protocolo', 'tipo', 'grupo', 'nome', 'prazo', 'criado_em', 'respondida_em'])
    .select([vencida.as('vencida'), doAssistente.as('do_assistente')])
    .orderBy(sql`respondida_em desc nulls first`)
    .orderBy('prazo')
    .orderBy('id')
    .limit(POR_PAGINA)
    .offset(linhasAntes(filtro.pagina))
    .execute();

/** Number of letters of a filter. */
export async function countManifestacoes(reader: Reader, filtro: FiltroManifestacoes): Promise<number> {
  const { n } = await chosen(reader, filtro)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** One letter by its protocol alone, for the company; undefined where there is none. */
export const findManifestacaoRow = (reader: Reader, protocolo: string) =>
  reader
    .selectFrom('manifestacao')
    .selectAll()
    .select([vencida.as('vencida'), doAssistente.as('do_assistente')])
    .where('protocolo', '=', protocolo)
    .executeTakeFirst();
