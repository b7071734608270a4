import { sql, type RawBuilder } from 'kysely';
import type { Database, Reader } from '../database/database';
import { inParallel } from './inParallel';

/** The steps that are counted; `trabalho` is a whole job of the scheduler. */
export type Etapa =
  | 'concluir'
  | 'expirar'
  | 'cartao'
  | 'captura'
  | 'guardar_cartao'
  | 'esquecer_cartao'
  | 'cobranca_externa'
  | 'pix_encerrado'
  | 'aviso_pix'
  | 'aviso_cartao'
  | 'aviso_boleto'
  | 'aviso_iniciacao'
  | 'boleto'
  | 'devolver_venda'
  | 'desfazer_venda'
  | 'mudar_venda'
  | 'devolucao_balcao'
  | 'lembrete'
  | 'aviso_passageiro'
  | 'lista_espera'
  | 'alerta_preco'
  | 'cupom_atraso'
  | 'acesso'
  | 'bloquear'
  | 'desbloquear'
  | 'trabalho';

/** The subject of a step. */
export interface Subject {
  /** The name of the subject within its step. */
  assunto: string;
  pedidoId: string | null;
}

/** A failure that was counted; `err` is the thrown value. */
export interface StepFailure extends Subject {
  etapa: Etapa;
  err: unknown;
}

/** Longer than the calls of one step; the rows of a process that dies are free after it. */
const LEASE_SECONDS = 60;
const FIRST_WAIT_SECONDS = 10;
/** Maximum wait between two attempts, so that a provider which is back is called again soon. */
const MAX_WAIT_SECONDS = 300;
/** Maximum of rows of one sweep that call a provider at once. */
const AT_ONCE = 8;

/** Guards the rows of sweepers: see {@link createSteps}. */
export type Steps = ReturnType<typeof createSteps>;

/**
 * Guards sweepers against their own rows. Each row is leased before any work is done, so a row that fails, hangs or
 * kills the process comes back later than its neighbours; failures in a row are counted in `falha`, the wait doubles
 * with each (10 s to 5 min), and a success clears the count.
 * @param onFailure gets every failure, for the log.
 */
export function createSteps({ db }: Database, onFailure: (failure: StepFailure) => void = () => undefined) {
  const finish = async (etapa: Etapa, subject: Subject, err: unknown): Promise<void> => {
    if (err === null) return forget(db, etapa, subject.assunto);
    onFailure({ ...subject, etapa, err });
    await countFailure(db, etapa, subject, err);
  };
  const claim = async <T>(etapa: Etapa, rows: readonly T[], toSubject: (row: T) => Subject): Promise<T[]> => {
    if (rows.length === 0) return [];
    const claimed = await lease(db, etapa, rows.map(toSubject));
    return rows.filter((row) => claimed.has(toSubject(row).assunto));
  };
  return {
    /** Leases rows in one statement. @returns those that are neither leased nor waiting, in their order. */
    claim,
    /** Records the end of a step: `null` is a success, anything else was thrown. */
    finish,
    /** Works on rows, a few at once; one that throws is counted and stops none of the others. */
    async each<T>(
      etapa: Etapa,
      rows: readonly T[],
      toSubject: (row: T) => Subject,
      work: (row: T) => Promise<unknown>,
    ): Promise<void> {
      await inParallel(AT_ONCE, await claim(etapa, rows, toSubject), async (row) => {
        await finish(etapa, toSubject(row), await failureOf(work(row)));
      });
    },
  };
}

/** Null where the work succeeds. */
export const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (thrown: unknown) => thrown ?? new Error('rejected without a reason'),
  );

/** Works on rows, a few at once, where the work itself records its end. */
export const aFewAtOnce = <T>(rows: readonly T[], work: (row: T) => Promise<unknown>): Promise<void> =>
  inParallel(AT_ONCE, rows, work);

/**
 * SQL: the step of this subject is neither leased nor waiting after a failure. Batches are chosen by it, so that rows
 * which cannot be worked on do not crowd out those that can.
 * @param assunto an expression of type text.
 */
export const isFree = (etapa: Etapa, assunto: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  not exists (select 1 from falha f where f.etapa = ${etapa} and f.assunto = ${assunto} and f.tentar_em > now())`;

async function lease(db: Reader, etapa: Etapa, subjects: readonly Subject[]): Promise<Set<string>> {
  const assuntos = subjects.map(({ assunto }) => assunto);
  const pedidos = subjects.map(({ pedidoId }) => pedidoId);
  const rows = sql`unnest(${assuntos}::text[], ${pedidos}::uuid[]) as u(assunto, pedido_id)`;
  const leased = await sql<{ assunto: string }>`
    with ${leaseRows(etapa, rows)} select assunto from alugada`.execute(db);
  return new Set(leased.rows.map(({ assunto }) => assunto));
}

/**
 * SQL: leases the `rows` of a statement, which have `assunto` and `pedido_id`, as its expression `alugada`: the `assunto` of
 * those that are neither leased nor waiting. Always locked in the same order: two sweepers at once cannot deadlock.
 */
export const leaseRows = (etapa: Etapa, rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  alugada as (
    insert into falha(etapa, assunto, pedido_id, tentar_em)
    select ${etapa}, s.assunto, s.pedido_id, now() + make_interval(secs => ${LEASE_SECONDS})
    from (select distinct on (assunto) assunto, pedido_id from ${rows} order by assunto) s
    on conflict (etapa, assunto) do update set tentar_em = excluded.tentar_em where falha.tentar_em <= now()
    returning assunto)`;

/** SQL: records the success of a step as an expression of the statement that ends its work. */
export const forgetStep = (etapa: Etapa, assunto: string): RawBuilder<unknown> => sql`
  esquecida as (delete from falha where etapa = ${etapa} and assunto = ${assunto})`;

async function countFailure(db: Reader, etapa: Etapa, { assunto, pedidoId }: Subject, err: unknown): Promise<void> {
  const mensagem = (err instanceof Error ? `${err.name}: ${err.message}` : 'unknown').slice(0, 200);
  await sql`
    insert into falha(etapa, assunto, pedido_id, vezes, mensagem, tentar_em, desde)
    values (${etapa}, ${assunto}, ${pedidoId}::uuid, 1, ${mensagem},
      now() + make_interval(secs => ${FIRST_WAIT_SECONDS}), now())
    on conflict (etapa, assunto) do update set vezes = falha.vezes + 1, mensagem = excluded.mensagem,
      desde = coalesce(falha.desde, now()),
      tentar_em = now() + make_interval(secs => least(
        ${FIRST_WAIT_SECONDS} * power(2, least(falha.vezes, 20)), ${MAX_WAIT_SECONDS})::int)`.execute(db);
}

const forget = async (db: Reader, etapa: Etapa, assunto: string): Promise<void> => {
  await db.deleteFrom('falha').where('etapa', '=', etapa).where('assunto', '=', assunto).execute();
};

/**
 * Forgets leases of processes that died, and failures of steps that nobody has to take any more: what still fails is
 * tried within the hour. Jobs may come round once a day.
 */
export const forgetOldFailures = ({ db }: Database): Promise<unknown> =>
  sql`delete from falha where tentar_em < now() - case when etapa = 'trabalho' then interval '2 days'
    else interval '2 hours' end`.execute(db);
