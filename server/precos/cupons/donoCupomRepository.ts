/** Reads `bilhete` and `pedido` of other rooms: whether a person has bought before. */
import { sql } from 'kysely';
import type { Dia } from '../../../src/domain/base/data';
import type { MotivoDoCupom } from '../../../src/domain/wire/conta/cupons';
import type { Reader, Tx } from '../../platform/database/database';
import { today } from '../../platform/database/today';
import type { Cupom } from '../tables';
import { motivoDoCupom } from './atraso/cupomAtrasoRepository';

/** A coupon of a person's own that is not over, and its uses by other holds at this moment. */
interface CupomAberto {
  cupom: Cupom;
  motivo: MotivoDoCupom | null;
  hoje: Dia;
  usos: number;
  jaComprou: boolean;
}

/** A person's own coupons that were not used for good and are not over, those that end first before the others. */
export async function listCuponsAbertosDe(reader: Reader, dono: string, reservaId: string): Promise<CupomAberto[]> {
  const rows = await reader
    .selectFrom('cupom')
    .selectAll('cupom')
    .select([
      motivoDoCupom(sql.ref('cupom.codigo')).as('motivo'),
      sql<Dia>`${today}::text`.as('hoje'),
      sql<number>`(select count(*)::int from cupom_uso u where u.codigo = cupom.codigo and u.expira_em > now()
        and u.reserva_id <> ${reservaId}::uuid)`.as('usos'),
      sql<boolean>`cupom.primeira_compra and exists (select 1 from bilhete b join pedido p on p.id = b.pedido_id
        where p.dono = ${dono})`.as('jaComprou'),
    ])
    .where('cupom.dono', '=', dono)
    .where('cupom.situacao', '=', 'ativo')
    .where('cupom.vigente_ate', '>=', today)
    .where(sql<boolean>`not exists (select 1 from cupom_uso u where u.codigo = cupom.codigo and u.expira_em is null)`)
    .orderBy('cupom.vigente_ate')
    .orderBy('cupom.codigo')
    .execute();
  return rows.map(({ motivo, hoje, usos, jaComprou, ...cupom }) => ({ cupom, motivo, hoje, usos, jaComprou }));
}

/** Gives the uses of coupons of a person another owner; they go on counting towards the coupons' limits. */
export const changeDonoOfCupons = (tx: Tx, dono: string, newDono: string): Promise<unknown> =>
  tx.updateTable('cupom_uso').set({ dono: newDono }).where('dono', '=', dono).execute();
