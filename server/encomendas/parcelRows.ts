import { sql, type Selectable } from 'kysely';
import { situacaoDe } from '../../src/domain/situacaoEncomenda';
import type { SituacaoEncomenda } from '../../src/domain/wire/encomendas';
import type { Reader } from '../platform/database/database';
import { notFound } from '../platform/http/problem';
import type { Tables } from '../platform/database/tables';
import { today } from './tariff';

export type ParcelRow = Selectable<Tables['encomenda']>;
export type QuoteRow = Selectable<Tables['encomenda_cotacao']>;
export type EventRow = Selectable<Tables['encomenda_evento']>;
export type ChargeRow = Selectable<Tables['encomenda_cobranca']>;

/** A parcel with all that is known of it. */
export interface Parcel {
  row: ParcelRow;
  quote: QuoteRow;
  events: EventRow[];
  /** What was weighed and paid at the counter; undefined until then. */
  charge: ChargeRow | undefined;
  situacao: SituacaoEncomenda;
  hoje: string;
}

export const unknownParcel = () =>
  notFound('ENCOMENDA_NAO_ENCONTRADA', 'Não encontramos uma encomenda com este código.');

/** The parcel of a code, or a 404. */
export async function requireParcel(reader: Reader, codigo: string): Promise<Parcel> {
  const parcel = await findParcel(reader, codigo);
  if (!parcel) throw unknownParcel();
  return parcel;
}

/** The parcel of a code. */
export async function findParcel(reader: Reader, codigo: string): Promise<Parcel | undefined> {
  const row = await reader
    .selectFrom('encomenda')
    .selectAll()
    .select(sql<string>`${today}`.as('hoje'))
    .where('codigo', '=', codigo)
    .executeTakeFirst();
  if (!row) return undefined;
  const quote = await reader
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
  return { row, quote, events, charge, situacao: situacaoDe(events.at(-1)?.ordem ?? 0), hoje: row.hoje };
}
