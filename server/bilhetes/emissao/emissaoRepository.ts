import { sql, type RawBuilder, type Selectable } from 'kysely';
import { lockInState, PRESO } from '../../pedidos/pedidoAtOnceRepository';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { someRow, type Due } from '../../platform/jobs/someRow';
import { isFree } from '../../platform/jobs/steps';
import type { OperadoraVenda } from './praxioPort';
import { DESISTIR_HORAS, EM_CURSO_SEGUNDOS, INSISTENCIA_SEGUNDOS } from './backoff';

export type EmissaoRow = Selectable<Tables['emissao']>;

/** A seat leased by this run, to be sold at the operator. */
export interface Claimed {
  n: number;
  chave: string;
  tentativas: number;
  /** An earlier request for it had no answer. */
  incerta: boolean;
}

/**
 * Leases the seats of an order that are due, in the order of `n`, and first gives a row with a key to every seat that has
 * no ticket; those are leased from the start. A seat with a ticket is sold already: after a transfer its row, with the key,
 * belongs to the order of the new passenger. Leased seats count as asked for from now on, so that a run after a crash looks
 * the sale up before it sells again. `urgent` does not wait for the seats' next turn. The caller holds the order's lock.
 */
export const claimDue = (tx: Tx, pedidoId: string, urgent: boolean): Promise<Claimed[]> =>
  claim(tx, sql`preso as (select 1)`, pedidoId, urgent);

/**
 * The same by one statement, which locks the order itself, and leases nothing unless it is `emitindo`. Such an order has no
 * ticket, so that none was issued nor handed over while the lock was waited for; seats that were leased meanwhile are
 * leased by their rows and by their key.
 */
export const claimDueAtOnce = (db: Reader, pedidoId: string, urgent: boolean): Promise<Claimed[]> =>
  claim(db, lockInState(pedidoId, 'emitindo'), pedidoId, urgent);

async function claim(db: Reader, lock: RawBuilder<unknown>, pedidoId: string, urgent: boolean): Promise<Claimed[]> {
  const until = sql`now() + make_interval(secs => ${EM_CURSO_SEGUNDOS})`;
  const { rows } = await sql<Claimed>`
    with ${lock},
    nova as (
      insert into emissao(pedido_id, n, chave, desistir_em, situacao, tentativas, tentado_em, em_curso_ate)
      select pedido_id, n, pedido_id::text || ':' || n, now() + make_interval(hours => ${DESISTIR_HORAS}),
        'vendendo', 1, now(), ${until}
      from pedido_item i where pedido_id = ${pedidoId}::uuid and exists (select 1 from ${PRESO})
        and not exists (select 1 from bilhete b where b.pedido_id = i.pedido_id and b.n = i.n)
      on conflict (pedido_id, n) do nothing
      returning n, chave, tentativas, false as incerta),
    due as (
      select n, situacao from emissao
      where pedido_id = ${pedidoId}::uuid and situacao in ('pendente','vendendo') and desistir_em > now()
        and (em_curso_ate is null or em_curso_ate <= now()) and exists (select 1 from ${PRESO})
        and (tentar_em <= now() or (${urgent}::boolean
          and tentado_em <= now() - make_interval(secs => ${INSISTENCIA_SEGUNDOS})))
      order by n for update),
    antiga as (
      update emissao e set situacao = 'vendendo', tentativas = tentativas + 1, tentado_em = now(), em_curso_ate = ${until}
      from due where e.pedido_id = ${pedidoId}::uuid and e.n = due.n
      returning e.n, e.chave, e.tentativas, (due.situacao = 'vendendo') as incerta)
    select n, chave, tentativas, incerta from nova union all select n, chave, tentativas, incerta from antiga
    order by n`.execute(db);
  return rows;
}

const claimedRow = (tx: Reader, pedidoId: string, n: number) =>
  tx.updateTable('emissao').where('pedido_id', '=', pedidoId).where('n', '=', n).where('situacao', '=', 'vendendo');

/** Records a sale of a leased seat; changes nothing where the seat was given up meanwhile. */
export const recordVenda = (tx: Reader, pedidoId: string, n: number, venda: OperadoraVenda): Promise<unknown> =>
  claimedRow(tx, pedidoId, n)
    .set({
      situacao: 'vendida',
      em_curso_ate: null,
      num_passagem: venda.numPassagem,
      serie_bloco: venda.serieBloco,
      localizador: venda.localizador,
      chave_bpe: venda.chaveBpe,
      valor_centavos: venda.valorCentavos,
      mensagem: null,
    })
    .execute();

interface Failure {
  mensagem: string;
  seconds: number;
  /** `no`: the operator certainly sold nothing. */
  sold: 'no' | 'unknown';
  /** Asking again can't help. */
  final?: boolean;
}

/**
 * Records that a leased seat was not sold this time. A refused seat is given up where its next turn would come after its
 * deadline; a seat whose sale is unknown is looked up until then ({@link settleOverdue}).
 */
export const recordFailure = (tx: Reader, pedidoId: string, n: number, failure: Failure): Promise<unknown> => {
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

/** The operator's side of the seats of some orders, by `n`. */
export const listEmissao = (reader: Reader, pedidoIds: string[]): Promise<EmissaoRow[]> =>
  reader.selectFrom('emissao').selectAll().where('pedido_id', 'in', pedidoIds).orderBy('n').execute();

/**
 * Gives up the seats of an order whose deadline has passed, whether the operator refuses, hangs or is down, and reads all
 * of its seats, by `n`. A seat that may have been sold is due to be undone. Seats under a lease are left to the run that
 * holds it.
 */
export const settleOverdue = (tx: Tx, pedidoId: string): Promise<EmissaoRow[]> =>
  tx
    .with('vencida', (db) =>
      db
        .updateTable('emissao')
        .set({
          situacao: 'recusada',
          em_curso_ate: null,
          desfazer_em: sql<Date | null>`case when situacao = 'vendendo' then now() end`,
          mensagem: sql<string>`coalesce(mensagem, 'A operadora não respondeu.')`,
        })
        .where('pedido_id', '=', pedidoId)
        .where('situacao', 'in', ['pendente', 'vendendo'])
        .where('desistir_em', '<=', sql<Date>`now()`)
        .where((eb) => eb.or([eb('em_curso_ate', 'is', null), eb('em_curso_ate', '<=', sql<Date>`now()`)]))
        .returningAll(),
    )
    .selectFrom('vencida')
    .selectAll()
    // The other seats, as they were: this statement does not see its own change.
    .unionAll((db) =>
      db
        .selectFrom('emissao')
        .selectAll()
        .where('pedido_id', '=', pedidoId)
        .where('n', 'not in', (eb) => eb.selectFrom('vencida').select('vencida.n')),
    )
    .orderBy('n')
    .execute();

/** Orders with a seat that is due to be sold or past its deadline, the longest waiting first. */
export const dueEmissoes = (db: Reader, limit: number): Promise<{ id: string }[]> =>
  toSell(db)
    .groupBy('pedido_id')
    .orderBy(sql`min(least(tentar_em, desistir_em))`)
    .limit(limit)
    .execute();

/** SQL: whether {@link dueEmissoes} finds one. */
export const hasDueEmissoes = (db: Reader): Due => someRow(toSell(db));

const toSell = (db: Reader) =>
  db
    .selectFrom('emissao')
    .select('pedido_id as id')
    .where('situacao', 'in', ['pendente', 'vendendo'])
    .where((eb) => eb.or([eb('tentar_em', '<=', sql<Date>`now()`), eb('desistir_em', '<=', sql<Date>`now()`)]))
    .where((eb) => eb.or([eb('em_curso_ate', 'is', null), eb('em_curso_ate', '<=', sql<Date>`now()`)]))
    .where(isFree('concluir', sql`emissao.pedido_id::text`));

/**
 * True while a run, here or in another process, works on a seat of the order: it asks the operator, or it has recorded
 * the sale and not yet issued the ticket. Where that run died, the next one issues the ticket.
 */
export async function isBeingIssued(db: Reader, pedidoId: string): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select n from emissao e where pedido_id = ${pedidoId}::uuid and (em_curso_ate > now() or (situacao = 'vendida'
      and not exists (select 1 from bilhete b where b.pedido_id = e.pedido_id and b.n = e.n))) limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Refuses every seat of an order whose money was lost, and forgets its sales. A sale that stands or may stand at the
 * operator is due to be undone from now on.
 */
export const refuseEmissaoUnpaid = (tx: Tx, pedidoId: string, mensagem: string): Promise<unknown> =>
  sql`
    update emissao set situacao = 'recusada', em_curso_ate = null, mensagem = ${mensagem},
      desfazer_em = case when situacao in ('vendendo','vendida') then now() end,
      num_passagem = null, serie_bloco = null, localizador = null, chave_bpe = null, valor_centavos = null
    where pedido_id = ${pedidoId}::uuid and situacao in ('pendente','vendendo','vendida')`.execute(tx);
