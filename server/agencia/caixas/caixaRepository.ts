/** Reads `agencia_operador` and `agencia_estabelecimento` of the operators' room: a till is shown with its owner. */
import { sql, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import type { SituacaoOperador } from '../../../src/domain/agencia/caixa/estado';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

export type CaixaRow = Selectable<Tables['caixa']>;

/** The one till of an operator that is open or paused, or null. */
export const openCaixaOf = (db: Reader, operadorId: string): Promise<CaixaRow | null> =>
  db
    .selectFrom('caixa')
    .selectAll()
    .where('operador_id', '=', operadorId)
    .where('estado', 'in', ['aberto', 'pausado'])
    .executeTakeFirst()
    .then((row) => row ?? null);

/** Like `openTillOf`, and locks the row until the transaction ends, so that the till is neither closed nor paused. */
export const lockOpenCaixaOf = (tx: Tx, operadorId: string): Promise<CaixaRow | null> =>
  tx
    .selectFrom('caixa')
    .selectAll()
    .where('operador_id', '=', operadorId)
    .where('estado', 'in', ['aberto', 'pausado'])
    .forNoKeyUpdate()
    .executeTakeFirst()
    .then((row) => row ?? null);

/** One till, locked until the transaction ends. */
export const lockCaixa = (tx: Tx, id: string): Promise<CaixaRow> =>
  tx.selectFrom('caixa').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

/** A till of an establishment, or undefined. */
export const findCaixa = (db: Reader, estabelecimentoId: number, id: string): Promise<CaixaRow | undefined> =>
  db
    .selectFrom('caixa')
    .selectAll()
    .where('id', '=', id)
    .where('estabelecimento_id', '=', estabelecimentoId)
    .executeTakeFirst();

/** The owner of a till, with their establishment's name. */
export interface DonoCaixa {
  id: string;
  nome: string;
  situacao: SituacaoOperador;
  estabelecimento: string;
}

/** An operator as the owner of tills. */
export const readDonoCaixa = (db: Reader, operadorId: string): Promise<DonoCaixa> =>
  db
    .selectFrom('agencia_operador as o')
    .innerJoin('agencia_estabelecimento as e', 'e.id', 'o.estabelecimento_id')
    .select(['o.id', 'o.nome', 'o.situacao', 'e.nome as estabelecimento'])
    .where('o.id', '=', operadorId)
    .executeTakeFirstOrThrow();

export interface NewCaixa {
  numero: number;
  operadorId: string;
  estabelecimentoId: number;
  comissaoPontos: number;
}

/** Inserts an open till without movements. */
export const insertCaixa = (tx: Tx, novo: NewCaixa): Promise<CaixaRow> =>
  tx
    .insertInto('caixa')
    .values({
      id: v7(),
      numero: novo.numero,
      operador_id: novo.operadorId,
      estabelecimento_id: novo.estabelecimentoId,
      comissao_pontos: novo.comissaoPontos,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Sets a till's state, its version and the instant that belongs to the state. */
export const setEstadoCaixa = (tx: Tx, id: string, estado: CaixaRow['estado']): Promise<CaixaRow> =>
  tx
    .updateTable('caixa')
    .set({
      estado,
      versao: sql<number>`versao + 1`,
      ...(estado === 'fechado' && { fechado_em: sql`coalesce(fechado_em, now())` }),
      ...(estado === 'conferido' && { conferido_em: sql`now()` }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Increments a till's count of movements and returns it. The caller holds the till's lock. */
export async function takeNumeroOfMovimento(tx: Tx, caixaId: string): Promise<number> {
  const { movimentos } = await tx
    .updateTable('caixa')
    .set((eb) => ({ movimentos: eb('movimentos', '+', 1) }))
    .where('id', '=', caixaId)
    .returning('movimentos')
    .executeTakeFirstOrThrow();
  return movimentos;
}
