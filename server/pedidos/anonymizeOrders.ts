import { sql } from 'kysely';
import { provedores } from '../../src/domain/provedor';
import type { Tx } from '../platform/database/database';

/**
 * Lets go of somebody's orders: they belong to `newDono`, who is nobody. Where a ticket was issued or money came, name
 * and CPF stay for as long as fiscal law asks, and the means to reach the person go; anything else loses all. What they
 * sold to others at a counter is not theirs, and stays as it is.
 */
export async function anonymizeOrders(tx: Tx, dono: string, newDono: string): Promise<void> {
  await forgetAnswers(tx, dono);
  await tx
    .updateTable('cobranca_cartao')
    .set({ dispositivo: null })
    .where('pedido_id', 'in', ordersOf(tx, dono))
    .execute();
  await tx
    .updateTable('pedido_item')
    .set({ celular: null, credencial: null, ...SEM_COLO })
    .where('pedido_id', 'in', ordersOf(tx, dono))
    .execute();
  await tx
    .updateTable('pedido_item')
    .set({ passageiro_nome: 'Passageiro', documento: '', data_nascimento: '1900-01-01' })
    .where('pedido_id', 'in', ordersOf(tx, dono))
    .where('pedido_id', 'not in', fiscalOrders(tx))
    .execute();
  await tx
    .updateTable('pedido')
    .set({ comprador_nome: 'Conta excluída', comprador_cpf: '00000000000' })
    .where('id', 'in', ordersOf(tx, dono))
    .where('id', 'not in', fiscalOrders(tx))
    .execute();
  await tx
    .updateTable('reserva')
    .set({ dono: newDono })
    .where('dono', '=', dono)
    .where('id', 'not in', soldAtCounter(tx, dono))
    .execute();
  await tx
    .updateTable('pedido')
    .set({ comprador_email: '', comprador_celular: '', dono: newDono })
    .where('id', 'in', ordersOf(tx, dono))
    .execute();
  await tx.deleteFrom('reserva_vaga').where('dono', '=', dono).execute();
  await tx.deleteFrom('reserva_lugar').where('dono', '=', dono).execute();
  await tx.updateTable('cupom_uso').set({ dono: newDono }).where('dono', '=', dono).execute();
}

/** The child on a lap has no ticket, so no law asks for their name. */
const SEM_COLO = { colo_nome: null, colo_documento_tipo: null, colo_documento: null, colo_nascimento: null };

const ordersOf = (tx: Tx, dono: string) =>
  tx.selectFrom('pedido').select('id').where('dono', '=', dono).where('canal', '<>', provedores.agencia);

const soldAtCounter = (tx: Tx, dono: string) =>
  tx.selectFrom('pedido').select('reserva_id').where('dono', '=', dono).where('canal', '=', provedores.agencia);

/** Orders with a ticket or money: a BP-e and its payment name buyer and passenger. */
const fiscalOrders = (tx: Tx) =>
  tx
    .selectFrom('bilhete')
    .select('bilhete.pedido_id as id')
    .union(tx.selectFrom('pix_recebido').select('pix_recebido.pedido_id as id'))
    .union(
      tx
        .selectFrom('cobranca_cartao')
        .select('cobranca_cartao.pedido_id as id')
        .where('cobranca_cartao.destino', 'is not', null),
    );

/** What was answered to them, kept for repeated requests, and the e-mails already sent to their buyers. */
async function forgetAnswers(tx: Tx, dono: string): Promise<void> {
  await tx.deleteFrom('idempotencia').where('dono', '=', dono).execute();
  await tx
    .deleteFrom('caixa_saida')
    .where('publicado_em', 'is not', null)
    .where(
      sql`lower(corpo->>'para')`,
      'in',
      tx
        .selectFrom('pedido')
        .select(sql<string>`lower(comprador_email)`.as('para'))
        .where('id', 'in', ordersOf(tx, dono)),
    )
    .execute();
}
