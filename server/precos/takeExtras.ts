import { sql } from 'kysely';
import type { TipoBeneficio } from '../../src/domain/beneficio';
import type { Tx } from '../platform/database/database';

/** A place of a gratuity that a seat is to have. */
export interface WantedVaga {
  partidaId: string;
  trecho: number;
  poltrona: number;
  beneficio: TipoBeneficio;
  faixa: number;
  /** How many there are. */
  vagas: number;
}

export interface WantedUse {
  codigo: string;
  dono: string;
  limiteTotal: number | null;
  limitePessoa: number;
}

const order = ({ partidaId, beneficio, faixa }: WantedVaga): string =>
  `${partidaId.padStart(20, '0')}/${beneficio}/${faixa}`;

/**
 * Takes a place of its gratuity for each seat, in one order everywhere, so that two buyers never wait for each other in
 * a circle. A lapsed place is taken over where it stands. `expira` null takes it for good.
 * @returns the seat that gets none; then the caller must roll back.
 */
export async function takeVagas(
  tx: Tx,
  reservaId: string,
  wanted: readonly WantedVaga[],
  expira: Date | null,
): Promise<WantedVaga | null> {
  for (const one of [...wanted].sort((a, b) => (order(a) < order(b) ? -1 : 1))) {
    if (!(await takeFirstFree(tx, reservaId, one, expira))) return one;
  }
  return null;
}

async function takeFirstFree(tx: Tx, reservaId: string, wanted: WantedVaga, expira: Date | null): Promise<boolean> {
  const { partidaId, trecho, poltrona, beneficio, faixa, vagas } = wanted;
  for (let vaga = 1; vaga <= vagas; vaga += 1) {
    const { rows } = await sql`
      insert into beneficio_vaga(partida_id, beneficio, faixa, vaga, reserva_id, trecho, poltrona, expira_em)
      values (${partidaId}::bigint, ${beneficio}, ${faixa}, ${vaga}, ${reservaId}::uuid, ${trecho}, ${poltrona},
              ${expira}::timestamptz)
      on conflict (partida_id, beneficio, faixa, vaga) do update
        set reserva_id = excluded.reserva_id, trecho = excluded.trecho, poltrona = excluded.poltrona,
            expira_em = excluded.expira_em
        where beneficio_vaga.expira_em <= now()
      returning vaga`.execute(tx);
    if (rows.length > 0) return true;
  }
  return false;
}

/**
 * Takes one use of a coupon: the smallest number that nobody has, in all and of the person's own. Buyers of one coupon
 * take turns at its row; were they not to, the keys would still refuse the second.
 * @returns false where the coupon is used up; then the caller must roll back.
 */
export async function takeUse(tx: Tx, reservaId: string, wanted: WantedUse, expira: Date | null): Promise<boolean> {
  const { codigo, dono, limiteTotal, limitePessoa } = wanted;
  await tx.selectFrom('cupom').select('codigo').where('codigo', '=', codigo).forUpdate().execute();
  await tx
    .deleteFrom('cupom_uso')
    .where('codigo', '=', codigo)
    .where('expira_em', '<=', sql<Date>`now()`)
    .execute();
  const { rows } = await sql`
    insert into cupom_uso(codigo, uso, dono, uso_pessoa, reserva_id, expira_em)
    select ${codigo}, todos.n, ${dono}, pessoa.n, ${reservaId}::uuid, ${expira}::timestamptz
    from (select g as n from generate_series(1, coalesce(${limiteTotal}::int,
            (select count(*)::int + 1 from cupom_uso where codigo = ${codigo}))) g
          where not exists (select 1 from cupom_uso u where u.codigo = ${codigo} and u.uso = g)
          order by g limit 1) todos,
         (select g as n from generate_series(1, ${limitePessoa}::int) g
          where not exists (select 1 from cupom_uso u
            where u.codigo = ${codigo} and u.dono = ${dono} and u.uso_pessoa = g)
          order by g limit 1) pessoa
    on conflict do nothing
    returning uso`.execute(tx);
  return rows.length > 0;
}

/** Gives back what a hold has taken, of one of its seats or of all. */
export async function freeExtras(
  tx: Tx,
  reservaId: string,
  seat?: { trecho: number; poltrona: number },
): Promise<void> {
  const vagas = tx.deleteFrom('beneficio_vaga').where('reserva_id', '=', reservaId);
  if (seat) {
    await vagas.where('trecho', '=', seat.trecho).where('poltrona', '=', seat.poltrona).execute();
    return;
  }
  await vagas.execute();
  await tx.deleteFrom('cupom_uso').where('reserva_id', '=', reservaId).execute();
}

/** Forgets what lapsed. Nothing depends on it: a lapsed place is taken over where it stands. */
export async function sweepExtras(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('beneficio_vaga')
    .where('expira_em', '<=', sql<Date>`now()`)
    .execute();
  await tx
    .deleteFrom('cupom_uso')
    .where('expira_em', '<=', sql<Date>`now()`)
    .execute();
}
