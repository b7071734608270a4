import { diaEm, FUSO_DA_SEDE } from '../../src/domain/base/data';
import type { Tx } from '../platform/database/database';
import { databaseNow } from '../platform/database/databaseNow';
import { secureAdicionais } from './adicionais/secureAdicionais';
import { listItensWithExtras, listRegras, type ItemWithExtras, type WantedVaga } from './beneficioRepository';
import { confirmUso, extendUsos, findWantedUse } from './cupons/cupomRepository';
import { extendPromocionais } from '../reservas/promocionais/promocionalRepository';
import { takeUse, takeVagas } from './takeExtras';
import { confirmVagas, extendVagas } from './vagaDaPoltronaRepository';

/**
 * Makes final the benefits, the extras and the coupon that a pedido was priced with. A place that lapsed meanwhile is taken again
 * where nobody else has it; false where one is gone, and then the caller must undo.
 */
export async function secureExtras(tx: Tx, reservaId: string): Promise<boolean> {
  const confirmed = await confirmVagas(tx, reservaId);
  const itens = await listItensWithExtras(tx, reservaId);
  const missing = (await wantedVagas(tx, itens)).filter(
    ({ trecho, poltrona }) =>
      !confirmed.some((one) => one.tipo === null && one.trecho === trecho && one.poltrona === poltrona),
  );
  return (
    (await takeVagas(tx, reservaId, missing, null)) === null &&
    (await secureUse(tx, reservaId)) &&
    secureAdicionais(tx, reservaId, itens, confirmed)
  );
}

/** The places that the pedido over a reserva was priced with; unlimited degrees need none. */
async function wantedVagas(tx: Tx, all: readonly ItemWithExtras[]): Promise<WantedVaga[]> {
  const itens = all.filter(({ desconto_beneficio }) => desconto_beneficio > 0);
  if (itens.length === 0) return [];
  const regras = await listRegras(tx, diaEm(await databaseNow(tx), FUSO_DA_SEDE));
  return itens.flatMap((item) => {
    const regra = regras.find((one) => one.beneficio === item.beneficio && one.faixa === item.beneficio_faixa);
    if (!regra || regra.vagas === null) return [];
    const { beneficio, faixa, vagas } = regra;
    return [{ partidaId: item.viagem_id, trecho: item.trecho, poltrona: item.poltrona, beneficio, faixa, vagas }];
  });
}

async function secureUse(tx: Tx, reservaId: string): Promise<boolean> {
  const wanted = await findWantedUse(tx, reservaId);
  return !wanted || (await confirmUso(tx, reservaId)) || takeUse(tx, reservaId, wanted, null);
}

/** Gives the promotional seats, the benefits, the extras and the coupon of a reserva its new end. */
export async function extendExtras(tx: Tx, reservaId: string): Promise<void> {
  await extendPromocionais(tx, reservaId);
  await extendVagas(tx, reservaId);
  await extendUsos(tx, reservaId);
}
