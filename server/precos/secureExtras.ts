import { sql } from 'kysely';
import { diaEm } from '../../src/domain/data';
import type { Tx } from '../platform/database/database';
import { databaseNow } from '../platform/database/databaseNow';
import { readRegras } from './pricingRepository';
import { takeUse, takeVagas, type WantedVaga } from './takeExtras';

/**
 * Makes final what an order was priced with: the places of its gratuities and the use of its coupon. What lapsed
 * meanwhile is taken again if nobody else has it; false where something is gone, and then the caller must undo.
 */
export async function secureExtras(tx: Tx, reservaId: string): Promise<boolean> {
  const confirmed = await confirm(tx, reservaId);
  const missing = (await wantedVagas(tx, reservaId)).filter(
    ({ trecho, poltrona }) => !confirmed.some((one) => one.trecho === trecho && one.poltrona === poltrona),
  );
  return (await takeVagas(tx, reservaId, missing, null)) === null && (await secureUse(tx, reservaId));
}

async function confirm(tx: Tx, reservaId: string): Promise<{ trecho: number; poltrona: number }[]> {
  return tx
    .updateTable('beneficio_vaga')
    .set({ expira_em: null })
    .where('reserva_id', '=', reservaId)
    .returning(['trecho', 'poltrona'])
    .execute();
}

/** The places that the order under a hold was priced with; degrees without an end need none. */
async function wantedVagas(tx: Tx, reservaId: string): Promise<WantedVaga[]> {
  const itens = await tx
    .selectFrom('pedido_item as item')
    .innerJoin('pedido', 'pedido.id', 'item.pedido_id')
    .select(['item.viagem_id', 'item.trecho', 'item.poltrona', 'item.beneficio', 'item.beneficio_faixa'])
    .where('pedido.reserva_id', '=', reservaId)
    .where('item.beneficio', 'is not', null)
    .where('item.desconto_beneficio', '>', 0)
    .execute();
  if (itens.length === 0) return [];
  const regras = await readRegras(tx, diaEm(await databaseNow(tx), 'America/Sao_Paulo'));
  return itens.flatMap((item) => {
    const regra = regras.find((one) => one.beneficio === item.beneficio && one.faixa === item.beneficio_faixa);
    if (!regra || regra.vagas === null) return [];
    const { beneficio, faixa, vagas } = regra;
    return [{ partidaId: item.viagem_id, trecho: item.trecho, poltrona: item.poltrona, beneficio, faixa, vagas }];
  });
}

async function secureUse(tx: Tx, reservaId: string): Promise<boolean> {
  const wanted = await tx
    .selectFrom('pedido')
    .innerJoin('cupom', 'cupom.codigo', 'pedido.cupom')
    .select(['cupom.codigo', 'cupom.limite_total', 'cupom.limite_pessoa', 'pedido.dono'])
    .where('pedido.reserva_id', '=', reservaId)
    .executeTakeFirst();
  if (!wanted) return true;
  const { numUpdatedRows } = await tx
    .updateTable('cupom_uso')
    .set({ expira_em: null })
    .where('reserva_id', '=', reservaId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  const { codigo, dono, limite_total: limiteTotal, limite_pessoa: limitePessoa } = wanted;
  return takeUse(tx, reservaId, { codigo, dono, limiteTotal, limitePessoa }, null);
}

/** The hold lives longer, and so does what was taken with it. */
export async function extendExtras(tx: Tx, reservaId: string): Promise<void> {
  const until = sql<Date>`(select expira_em from reserva where id = ${reservaId}::uuid)`;
  for (const table of ['beneficio_vaga', 'cupom_uso'] as const) {
    await tx
      .updateTable(table)
      .set({ expira_em: until })
      .where('reserva_id', '=', reservaId)
      .where('expira_em', 'is not', null)
      .execute();
  }
}
