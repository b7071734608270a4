import type { Tx } from '../../platform/database/database';
import { forgetAnswersTo } from '../../platform/http/idempotency/idempotenciaRepository';
import { forgetSentTo } from '../../platform/outbox/mensagemRepository';
import { endCuponsOf } from '../../precos/cupons/atraso/cupomAtrasoRepository';
import { changeDonoOfCupons } from '../../precos/cupons/donoCupomRepository';
import { changeDonoOfReservas, forgetVagasOf } from '../../reservas/donoReservaRepository';
import {
  changeDonoOfPedidos,
  forgetComprador,
  forgetContactsOfItens,
  forgetPassageiros,
  selectCompradorEmails,
  selectReservasSoldAtCounter,
} from './pedidoEsquecidoRepository';

/** Deletes the device data of a person's card attempts; handed in by the room of payments. */
export type ForgetDispositivos = (tx: Tx, dono: string) => Promise<unknown>;

/**
 * Gives a person's orders to `newDono`, who is nobody. Where a ticket was issued or money came, name and CPF stay as long
 * as fiscal law asks, and the means to reach the person are deleted; other orders lose all personal data. Orders that
 * the person sold at a counter belong to their customers and stay as they are. The changes of owner come last, since
 * every other statement finds the orders by their owner.
 */
export async function anonymizePedidos(
  tx: Tx,
  dono: string,
  newDono: string,
  forgetDispositivos: ForgetDispositivos,
): Promise<void> {
  await forgetAnswersTo(tx, dono);
  await forgetSentTo(tx, selectCompradorEmails(tx, dono));
  await forgetDispositivos(tx, dono);
  await forgetContactsOfItens(tx, dono);
  await forgetPassageiros(tx, dono);
  await forgetComprador(tx, dono);
  await changeDonoOfReservas(tx, dono, newDono, selectReservasSoldAtCounter(tx, dono));
  await changeDonoOfPedidos(tx, dono, newDono);
  await forgetVagasOf(tx, dono);
  await changeDonoOfCupons(tx, dono, newDono);
  await endCuponsOf(tx, dono, newDono);
}
