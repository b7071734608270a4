import { sql, type Insertable, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import {
  finalDocumento,
  RETENCAO_ENCOMENDA_ANOS,
  RETENCAO_PRE_POSTADA_DIAS,
} from '../../src/domain/encomendas/encomenda';
import { situacaoDe } from '../../src/domain/encomendas/situacaoEncomenda';
import type { DocumentoFiscal, Parte, SituacaoEncomenda } from '../../src/domain/wire/encomendas/encomendas';
import type { Reader, Tx } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import type { CotacaoRow } from './cotacao/cotacaoRepository';
import type { EventRow } from './eventoRepository';
import { today } from '../platform/database/today';

export type EncomendaRow = Selectable<Tables['encomenda']>;
export type CobrancaRow = Selectable<Tables['encomenda_cobranca']>;

/** A parcel with its quote, events and charge. */
export interface Encomenda {
  row: EncomendaRow;
  cotacao: CotacaoRow;
  /** In order. */
  events: EventRow[];
  /** Weights and payment at the counter; undefined until then. */
  charge: CobrancaRow | undefined;
  situacao: SituacaoEncomenda;
  hoje: string;
}

/** The parcel of a code, or undefined. */
export async function findEncomenda(reader: Reader, codigo: string): Promise<Encomenda | undefined> {
  const row = await reader
    .selectFrom('encomenda')
    .selectAll()
    .select(sql<string>`${today}`.as('hoje'))
    .where('codigo', '=', codigo)
    .executeTakeFirst();
  if (!row) return undefined;
  const cotacao = await reader
    .selectFrom('encomenda_cotacao')
    .selectAll()
    .where('id', '=', row.cotacao_id)
    .executeTakeFirstOrThrow();
  const events = await reader
    .selectFrom('encomenda_evento')
    .selectAll()
    .where('encomenda_id', '=', row.id)
    .orderBy('ordem')
    .execute();
  const charge = await reader
    .selectFrom('encomenda_cobranca')
    .selectAll()
    .where('encomenda_id', '=', row.id)
    .where('motivo', '=', 'frete')
    .executeTakeFirst();
  return { row, cotacao, events, charge, situacao: situacaoDe(events.at(-1)?.ordem ?? 0), hoje: row.hoje };
}

export interface NewEncomenda {
  codigo: string;
  cotacaoId: string;
  remetente: Parte;
  destinatario: Parte;
  fiscal: DocumentoFiscal;
  /** Days from today until which the parcel may be posted. */
  postagemDias: number;
}

/** Inserts a parcel under a quote and returns its id; undefined where the quote has one already. */
export async function insertEncomenda(tx: Tx, nova: NewEncomenda): Promise<string | undefined> {
  const { remetente, destinatario, fiscal } = nova;
  const row = await tx
    .insertInto('encomenda')
    .values({
      id: v7(),
      codigo: nova.codigo,
      cotacao_id: nova.cotacaoId,
      remetente: JSON.stringify(remetente),
      destinatario: JSON.stringify(destinatario),
      final_remetente: finalDocumento(remetente.documento.numero),
      final_destinatario: finalDocumento(destinatario.documento.numero),
      chave_nfe: fiscal.tipo === 'nfe' ? fiscal.chave : null,
      declaracao: fiscal.tipo === 'declaracao' ? JSON.stringify(fiscal.itens) : null,
      postar_ate: sql`${today} + ${nova.postagemDias}::int`,
      apagar_em: sql`(${today} + make_interval(years => ${RETENCAO_ENCOMENDA_ANOS}::int))::date`,
    })
    .onConflict((conflicting) => conflicting.column('cotacao_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Inserts a charge of a parcel: the freight with its weights, or the storage. */
export const insertCobranca = (tx: Tx, cobranca: Insertable<Tables['encomenda_cobranca']>): Promise<unknown> =>
  tx.insertInto('encomenda_cobranca').values(cobranca).execute();

/** The parcels in which an address (in lower case) stands in a role, with that role's person, in order of creation. */
export const listEncomendasByEmail = (reader: Reader, papel: 'remetente' | 'destinatario', email: string) =>
  reader
    .selectFrom('encomenda')
    .select(['codigo', 'criado_em', `${papel} as parte`])
    .where(sql`lower(${sql.ref(papel)}->>'email')`, '=', email)
    .orderBy('id')
    .execute();

/** Deletes parcels past their retention, and those announced long ago that were never posted. */
export const deleteExpiredEncomendas = (db: Reader): Promise<unknown> =>
  db
    .deleteFrom('encomenda')
    .where((eb) =>
      eb.or([
        eb('apagar_em', '<', today),
        eb.and([
          eb('postar_ate', '<', sql<string>`${today} - ${RETENCAO_PRE_POSTADA_DIAS}::int`),
          eb.not(
            eb.exists(
              eb
                .selectFrom('encomenda_evento')
                .select('ordem')
                .whereRef('encomenda_evento.encomenda_id', '=', 'encomenda.id')
                .where('ordem', '>', 0),
            ),
          ),
        ]),
      ]),
    )
    .execute();
