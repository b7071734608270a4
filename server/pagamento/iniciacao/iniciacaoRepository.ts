/** Reads `pedido` of another room: the bank is told whose account pays, and an initiation is shown to the owner of its order. */
import { sql, type Selectable } from 'kysely';
import type { Banco } from '../../../src/domain/wire/pagamento/iniciacao';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import type { Consentimento } from './iniciadorPort';

/** An initiation, and whether its time to approve is over by the database's clock. */
export type IniciacaoRow = Selectable<Tables['iniciacao_pix']> & { acabou: boolean };

/** An initiation with all that the initiator is told. */
export interface IniciacaoToStart extends IniciacaoRow {
  comprador_cpf: string;
  valor_centavos: number;
}

/** States in which the bank may still decide. */
const OPEN = ['criando', 'aguardando', 'autorizada'] as const;

/** Whether the bank may still decide about it. */
export const isOpenIniciacao = ({ situacao }: IniciacaoRow): boolean => OPEN.some((open) => open === situacao);

/** A minute more than the initiator's own time, in which it may still say what the bank decided. */
const GRACE_SECONDS = 60;

/** Minimum time between two questions about one initiation, however many tabs and replicas ask. */
const ASK_SECONDS = 2;

const acabou = sql<boolean>`coalesce(i.expira_em + make_interval(secs => ${GRACE_SECONDS}) <= now(), false)`.as(
  'acabou',
);

/** An initiation, if it is one of this person's order. */
export const findOwnIniciacao = (
  reader: Reader,
  { dono, pedidoId, id }: { dono: string; pedidoId: string; id: string },
): Promise<IniciacaoRow | undefined> =>
  reader
    .selectFrom('iniciacao_pix as i')
    .innerJoin('pedido', 'pedido.id', 'i.pedido_id')
    .selectAll('i')
    .select(acabou)
    .where('i.id', '=', id)
    .where('i.pedido_id', '=', pedidoId)
    .where('pedido.dono', '=', dono)
    .executeTakeFirst();

/** Throws for an id that is not ours. */
export const findIniciacao = (reader: Reader, id: string): Promise<IniciacaoToStart> =>
  reader
    .selectFrom('iniciacao_pix as i')
    .innerJoin('pedido', 'pedido.id', 'i.pedido_id')
    .innerJoin('cobranca_pix', 'cobranca_pix.txid', 'i.txid')
    .selectAll('i')
    .select([acabou, 'pedido.comprador_cpf', 'cobranca_pix.valor_centavos'])
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow();

/** The initiations that the initiator calls by these names, which a notice is about. */
export const listByConsentimento = (
  reader: Reader,
  consentimentos: readonly string[],
): Promise<{ id: string; pedido_id: string }[]> =>
  reader.selectFrom('iniciacao_pix').select(['id', 'pedido_id']).where('consentimento', 'in', consentimentos).execute();

/** How many initiations a charge has had. */
export async function countIniciacoes(reader: Reader, txid: string): Promise<number> {
  const { n } = await reader
    .selectFrom('iniciacao_pix')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('txid', '=', txid)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Writes an initiation as `criando`, before the initiator is asked. */
export async function insertIniciacao(
  tx: Tx,
  { banco, ...columns }: { id: string; txid: string; pedido_id: string; tentativa: number; banco: Banco },
): Promise<void> {
  await tx
    .insertInto('iniciacao_pix')
    .values({ ...columns, banco_id: banco.id, banco_nome: banco.nome })
    .execute();
}

/** The initiator did not begin it; nothing happens to one that was begun. */
export const refuseIniciacao = (reader: Reader, id: string): Promise<unknown> =>
  reader
    .updateTable('iniciacao_pix')
    .set({ situacao: 'recusada', motivo: 'banco' })
    .where('id', '=', id)
    .where('situacao', '=', 'criando')
    .execute();

/** Writes down what the initiator answered; nothing happens to an initiation that the bank had decided before. */
export const updateIniciacao = (reader: Reader, id: string, consentimento: Consentimento): Promise<unknown> =>
  reader
    .updateTable('iniciacao_pix')
    .set({
      consentimento: consentimento.id,
      situacao: consentimento.situacao,
      motivo: consentimento.motivo,
      expira_em: consentimento.expiraEm,
      ...(consentimento.url !== null && { url: consentimento.url }),
    })
    .where('id', '=', id)
    .where('situacao', 'in', OPEN)
    .execute();

/** Takes a page's turn to ask the initiator. @returns false where the bank has decided, or another page asked a moment ago. */
export async function takeTurnToAsk(reader: Reader, id: string): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('iniciacao_pix')
    .set({ consultada_em: sql<Date>`now()` })
    .where('id', '=', id)
    .where('situacao', 'in', OPEN)
    .where('consentimento', 'is not', null)
    .where(sql<boolean>`(consultada_em is null or consultada_em <= now() - make_interval(secs => ${ASK_SECONDS}))`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
