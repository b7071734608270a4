import { sql } from 'kysely';
import type { Database, Reader } from '../../platform/database/database';
import { findViagem, legsOf, type ViagemOperada } from './rede/viagem';

/** A seat of the operator's vehicle between two of its places. */
export interface PoltronaPedida {
  idViagem: string;
  origem: number;
  destino: number;
  poltrona: number;
}

/** A map that is this old leaves out what was sold meanwhile. */
const ANTIGO_MINUTOS = 10;

interface Ignored {
  /** The block that the sale or the block itself is made under. */
  bloqueio?: string | undefined;
  /** The operator answers as it was some minutes ago. */
  antigo?: boolean;
}

/** Seats that are sold or blocked on some leg between two places of a departure. */
export async function takenBetween(
  db: Reader,
  viagem: ViagemOperada,
  { origem, destino }: { origem: number; destino: number },
  { bloqueio, antigo = false }: Ignored = {},
): Promise<Set<number>> {
  const asked = legsOf(viagem, origem, destino);
  if (!asked) return new Set();
  const until = sql`now() - make_interval(mins => ${antigo ? ANTIGO_MINUTOS : 0})`;
  const { rows } = await sql<{ poltrona: number; origem: number; destino: number }>`
    select poltrona, origem, destino from sandbox_praxio_venda
      where id_viagem = ${String(viagem.id)} and devolvida_em is null and criado_em <= ${until}
    union all
    select poltrona, origem, destino from sandbox_praxio_bloqueio
      where id_viagem = ${String(viagem.id)} and ate > now() and chave <> ${bloqueio ?? ''} and criado_em <= ${until}`.execute(
    db,
  );
  const overlaps = (row: { origem: number; destino: number }): boolean => {
    const legs = legsOf(viagem, row.origem, row.destino);
    return legs !== undefined && legs[0] < asked[1] && asked[0] < legs[1];
  };
  return new Set(rows.filter(overlaps).map(({ poltrona }) => poltrona));
}

/** Locks a departure until the transaction ends: sales and blocks of its seats wait for each other. */
export const lockViagem = (tx: Reader, idViagem: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(720104, hashtext(${idViagem}))`.execute(tx);

/** True where nobody else has the seat, asked in a transaction; departures that the operator did not list are not its business. */
export async function isFree(
  tx: Reader,
  { idViagem, poltrona, ...legs }: PoltronaPedida,
  bloqueio?: string,
): Promise<boolean> {
  const viagem = findViagem(idViagem);
  if (!viagem) return true;
  await lockViagem(tx, idViagem);
  return !(await takenBetween(tx, viagem, legs, { bloqueio })).has(poltrona);
}

/** The operator's blocks: a key has one, whose time begins anew when it is asked for again. */
export const createBloqueios = ({ db, transaction }: Database) => ({
  block: (chave: string, pedida: PoltronaPedida, minutos: number): Promise<boolean> =>
    transaction(async (tx) => {
      if (!findViagem(pedida.idViagem) || !(await isFree(tx, pedida, chave))) return false;
      const ate = sql<Date>`now() + make_interval(mins => ${minutos})`;
      const { idViagem: id_viagem, origem, destino, poltrona } = pedida;
      await tx
        .insertInto('sandbox_praxio_bloqueio')
        .values({ chave, id_viagem, origem, destino, poltrona, ate })
        .onConflict((conflict) => conflict.column('chave').doUpdateSet({ ate }))
        .execute();
      return true;
    }),

  release: (chave: string): Promise<unknown> =>
    db.deleteFrom('sandbox_praxio_bloqueio').where('chave', '=', chave).execute(),
});
