import { sql, type Selectable } from 'kysely';
import type { Database, Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { isFree } from '../../platform/jobs/steps';
import type { SaleAtOperator } from './praxioPort';
import { DESISTIR_HORAS, EM_CURSO_SEGUNDOS, INSISTENCIA_SEGUNDOS } from './backoff';

export type EmissaoRow = Selectable<Tables['emissao']>;

/** A seat that this run asks the operator about. */
export interface Claimed {
  n: number;
  chave: string;
  tentativas: number;
  /** It was asked for before, and nobody knows what became of it. */
  incerta: boolean;
}

/**
 * Every seat without a ticket gets its row and its key; again, they are there. A seat that has its ticket is sold: after
 * a transfer its row, with the key, belongs to the order of the new name.
 */
export const openEmission = (tx: Tx, pedidoId: string): Promise<unknown> =>
  sql`
    insert into emissao(pedido_id, n, chave, desistir_em)
    select pedido_id, n, pedido_id::text || ':' || n, now() + make_interval(hours => ${DESISTIR_HORAS})
    from pedido_item i where pedido_id = ${pedidoId}::uuid
      and not exists (select 1 from bilhete b where b.pedido_id = i.pedido_id and b.n = i.n)
    on conflict (pedido_id, n) do nothing`.execute(tx);

/**
 * Takes the seats whose turn it is: from now on they count as asked for, so that whoever comes after a death asks
 * before selling again. Nobody else gets them while this run is at it. `urgent` does not wait for the next turn.
 */
export async function claimDue(tx: Tx, pedidoId: string, urgent: boolean): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as (
      select n, situacao from emissao
      where pedido_id = ${pedidoId}::uuid and situacao in ('pendente','vendendo') and desistir_em > now()
        and (em_curso_ate is null or em_curso_ate <= now())
        and (tentar_em <= now() or (${urgent}::boolean
          and tentado_em <= now() - make_interval(secs => ${INSISTENCIA_SEGUNDOS})))
      order by n for update)
    update emissao e set situacao = 'vendendo', tentativas = tentativas + 1, tentado_em = now(),
      em_curso_ate = now() + make_interval(secs => ${EM_CURSO_SEGUNDOS})
    from due where e.pedido_id = ${pedidoId}::uuid and e.n = due.n
    returning e.n, e.chave, e.tentativas, (due.situacao = 'vendendo') as incerta`.execute(tx);
  return rows;
}

const claimedRow = (tx: Tx, pedidoId: string, n: number) =>
  tx.updateTable('emissao').where('pedido_id', '=', pedidoId).where('n', '=', n).where('situacao', '=', 'vendendo');

export const recordSale = (tx: Tx, pedidoId: string, n: number, sale: SaleAtOperator): Promise<unknown> =>
  claimedRow(tx, pedidoId, n)
    .set({
      situacao: 'vendida',
      em_curso_ate: null,
      num_passagem: sale.numPassagem,
      serie_bloco: sale.serieBloco,
      localizador: sale.localizador,
      chave_bpe: sale.chaveBpe,
      valor_centavos: sale.valorCentavos,
      mensagem: null,
    })
    .execute();

interface Failure {
  mensagem: string;
  seconds: number;
  /** Nothing was sold, for sure; else nobody knows. */
  sold: 'no' | 'unknown';
  /** Asking again can't help. */
  final?: boolean;
}

/**
 * Not sold this time. A refusal is given up where the next try would come too late; a seat of which nobody knows is
 * asked about until then ({@link giveUpOverdue}).
 */
export const recordFailure = (tx: Tx, pedidoId: string, n: number, failure: Failure): Promise<unknown> => {
  const next = sql<Date>`now() + make_interval(secs => ${failure.seconds})`;
  const over = sql<boolean>`${failure.final ?? false}::boolean or ${next} > desistir_em`;
  return claimedRow(tx, pedidoId, n)
    .set({
      situacao:
        failure.sold === 'unknown'
          ? 'vendendo'
          : sql<'recusada' | 'pendente'>`case when ${over} then 'recusada' else 'pendente' end`,
      em_curso_ate: null,
      sem_volta: failure.final ?? false,
      tentar_em: next,
      mensagem: failure.mensagem.slice(0, 300),
    })
    .execute();
};

export const listEmissao = (reader: Reader, pedidoIds: string[]): Promise<EmissaoRow[]> =>
  reader.selectFrom('emissao').selectAll().where('pedido_id', 'in', pedidoIds).orderBy('n').execute();

/**
 * Gives up the seats of an order whose time is over, by the clock alone: the operator may refuse, hang or be away. One
 * that may have been sold all the same is looked for later, and its sale returned. A run that asks right now is left
 * its lease, and what it still learns is not written down any more.
 */
export const giveUpOverdue = (tx: Tx, pedidoId: string): Promise<unknown> =>
  sql`
    update emissao set situacao = 'recusada', em_curso_ate = null,
      desfazer_em = case when situacao = 'vendendo' then now() end,
      mensagem = coalesce(mensagem, 'A operadora não respondeu.')
    where pedido_id = ${pedidoId}::uuid and situacao in ('pendente','vendendo') and desistir_em <= now()
      and (em_curso_ate is null or em_curso_ate <= now())`.execute(tx);

/** Orders with a seat whose turn it is, or whose time is over; the longest waiting first. */
export const dueEmissions = ({ db }: Database, limit: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('emissao')
    .select('pedido_id as id')
    .where('situacao', 'in', ['pendente', 'vendendo'])
    .where((eb) => eb.or([eb('tentar_em', '<=', sql<Date>`now()`), eb('desistir_em', '<=', sql<Date>`now()`)]))
    .where((eb) => eb.or([eb('em_curso_ate', 'is', null), eb('em_curso_ate', '<=', sql<Date>`now()`)]))
    .where(isFree('concluir', sql`emissao.pedido_id::text`))
    .groupBy('pedido_id')
    .orderBy(sql`min(least(tentar_em, desistir_em))`)
    .limit(limit)
    .execute();

/**
 * True while some run, here or in another process, works on a seat of the order: it asks the operator, or it was told of
 * the sale and has not written the ticket down yet. A run that died in between leaves the ticket to the next one.
 */
export async function isBeingIssued({ db }: Database, pedidoId: string): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select n from emissao e where pedido_id = ${pedidoId}::uuid and (em_curso_ate > now() or (situacao = 'vendida'
      and not exists (select 1 from bilhete b where b.pedido_id = e.pedido_id and b.n = e.n))) limit 1`.execute(db);
  return rows.length > 0;
}
