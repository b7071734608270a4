import { sql, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import { FUSO_DA_SEDE } from '../../../../src/domain/base/data';
import type { Reader, Tx } from '../../../platform/database/database';
import type { Tables } from '../../../platform/database/tables';
import type { KeptCartao } from '../cartaoPort';

/** A saved card, and whether its last month is over in Brazil. */
type CartaoSalvoRow = Selectable<Tables['cartao_salvo']> & { vencido: boolean };

const vencido = sql<boolean>`validade < to_char(now() at time zone ${sql.lit(FUSO_DA_SEDE)}, 'YYYY-MM')`.as('vencido');

/** The saved cards of a person, the last used first. */
export const listCartaoSalvoRows = (reader: Reader, dono: string): Promise<CartaoSalvoRow[]> =>
  reader
    .selectFrom('cartao_salvo')
    .selectAll()
    .select(vencido)
    .where('dono', '=', dono)
    .orderBy('usado_em', 'desc')
    .orderBy('id', 'desc')
    .execute();

/**
 * A saved card of a person, for a payment that begins now. Its row is locked, so that a removal comes either before, and
 * there is no such card, or after the attempt is written down.
 */
export const lockCartaoSalvo = (
  tx: Tx,
  dono: string,
  id: string,
): Promise<{ cofre: string; vencido: boolean } | undefined> =>
  tx
    .updateTable('cartao_salvo')
    .set({ usado_em: sql`now()` })
    .where('id', '=', id)
    .where('dono', '=', dono)
    .returning(['cofre', vencido])
    .executeTakeFirst();

/** The acquirer is to forget this card. */
const oweForgetting = (tx: Tx, cofres: readonly string[]): Promise<unknown> =>
  tx
    .insertInto('cofre_a_esquecer')
    .values(cofres.map((cofre) => ({ id: v7(), cofre })))
    .onConflict((conflict) => conflict.column('cofre').doNothing())
    .execute();

/** Removes saved cards of a person, one or all, for the acquirer to forget. @returns how many there were. */
export async function removeCartoesSalvos(tx: Tx, dono: string, id: string | null): Promise<number> {
  const gone = await tx
    .deleteFrom('cartao_salvo')
    .where('dono', '=', dono)
    .$if(id !== null, (query) => query.where('id', '=', id))
    .returning('cofre')
    .execute();
  if (gone.length > 0) {
    await oweForgetting(
      tx,
      gone.map(({ cofre }) => cofre),
    );
  }
  return gone.length;
}

/** Leaves the card without an owner: the acquirer is to forget it. */
export const forgetKept = (tx: Tx, { cofre }: KeptCartao): Promise<unknown> => oweForgetting(tx, [cofre]);

/**
 * Keeps a card of a person. The same card again takes the place of the earlier one, whose name the acquirer is to forget;
 * so is the card where all `maximo` places are taken. The constraints of the table decide: an insert that lost to a
 * parallel one finds its row at the next turn.
 */
export async function keepCartaoSalvo(tx: Tx, dono: string, kept: KeptCartao, maximo: number): Promise<void> {
  for (;;) {
    if (await replaceSame(tx, dono, kept)) return;
    const vaga = await findFreeVaga(tx, dono, maximo);
    if (vaga === null) return void (await forgetKept(tx, kept));
    const inserted = await tx
      .insertInto('cartao_salvo')
      .values({ id: v7(), dono, vaga, ...kept })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return;
  }
}

async function replaceSame(tx: Tx, dono: string, kept: KeptCartao): Promise<boolean> {
  const same = await tx
    .selectFrom('cartao_salvo')
    .select(['id', 'cofre'])
    .where('dono', '=', dono)
    .where((eb) =>
      eb.or([
        eb('cofre', '=', kept.cofre),
        eb.and({ bandeira: kept.bandeira, final4: kept.final4, validade: kept.validade }),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!same) return false;
  await tx
    .updateTable('cartao_salvo')
    .set({ ...kept, usado_em: sql`now()` })
    .where('id', '=', same.id)
    .execute();
  if (same.cofre !== kept.cofre) await oweForgetting(tx, [same.cofre]);
  return true;
}

/** The first free place of a person, or null. */
async function findFreeVaga(tx: Tx, dono: string, maximo: number): Promise<number | null> {
  const { rows } = await sql<{ vaga: number }>`
    select g as vaga from generate_series(1, ${maximo}::int) g
    where not exists (select 1 from cartao_salvo c where c.dono = ${dono} and c.vaga = g)
    order by g limit 1`.execute(tx);
  return rows[0]?.vaga ?? null;
}
