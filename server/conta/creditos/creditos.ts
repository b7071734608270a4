import { creditoUsavel } from '../../../src/domain/conta/creditos';
import type { Creditos } from '../../../src/domain/wire/conta/creditos';
import type { Reader, Tx } from '../../platform/database/database';
import {
  changeDonoOfCreditos,
  findUsedByReserva,
  insertDevolvido,
  insertExpirados,
  insertUso,
  listLancamentos,
  listSaldos,
  listUsos,
  lockCreditos,
  lockCreditosOf,
  lockSaldos,
  type SaldoRow,
} from './creditoRepository';

const LATEST = 100;

const sumOf = (saldos: readonly SaldoRow[]): number =>
  saldos.reduce((sum, { saldoCentavos }) => sum + saldoCentavos, 0);

/** A person's credit: what is left of it by its last day, and its movements. @param limit null for all movements. */
export async function readCreditos(reader: Reader, dono: string, limit: number | null = LATEST): Promise<Creditos> {
  const saldos = await listSaldos(reader, dono);
  const days = [...new Set(saldos.map(({ validoAte }) => validoAte))];
  return {
    saldoCentavos: sumOf(saldos),
    validades: days.map((validoAte) => ({
      validoAte,
      saldoCentavos: sumOf(saldos.filter((one) => one.validoAte === validoAte)),
    })),
    lancamentos: (await listLancamentos(reader, dono, limit)).map(({ em, ...one }) => ({
      ...one,
      em: em.toISOString(),
    })),
  };
}

/** The credit that a quote can count on: what is left, and what its own order uses already. */
export const readSaldo = async (reader: Reader, dono: string, reservaId: string): Promise<number> =>
  sumOf(await listSaldos(reader, dono)) + (await findUsedByReserva(reader, reservaId));

/** The credit that an order of this price uses, under the lock of its owner's credits until the transaction ends. */
export async function agreeCredito(tx: Tx, dono: string, totalCentavos: number): Promise<number> {
  return creditoUsavel(sumOf(await lockSaldos(tx, dono)), totalCentavos);
}

/** Pays a part of an order with its owner's credit, what ends first before the rest. The caller has agreed on it. */
export async function spendCredito(tx: Tx, dono: string, pedidoId: string, centavos: number): Promise<void> {
  let left = centavos;
  for (const { id, saldoCentavos } of await lockSaldos(tx, dono)) {
    const part = Math.min(left, saldoCentavos);
    if (part > 0) await insertUso(tx, id, pedidoId, part);
    left -= part;
  }
  if (left > 0) throw new Error(`order ${pedidoId} would use ${left} centavos more than there are`);
}

/** An order ends unpaid or is priced anew: its credit is its owner's again. Repeatable. */
export async function giveCreditoUp(tx: Tx, pedidoId: string): Promise<void> {
  await lockCreditosOf(tx, pedidoId);
  for (const { id: usoId, valorCentavos: centavos } of await listUsos(tx, pedidoId)) {
    await insertDevolvido(tx, { usoId, centavos, estornoId: null });
  }
}

/** A person leaves: what is left of their credit ends, and its movements have no owner any more. */
export async function forfeitCreditos(tx: Tx, dono: string, newDono: string): Promise<void> {
  const ids = (await lockCreditos(tx, dono)).map(({ id }) => id);
  if (ids.length === 0) return;
  await insertExpirados(tx, ids);
  await changeDonoOfCreditos(tx, dono, newDono);
}
