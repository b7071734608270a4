/**
 * Reads `bilhete`, `pix_recebido`, `boleto_recebido` and `cobranca_cartao` of other rooms: orders with a ticket or money keep names and
 * CPF.
 */
import { sql } from 'kysely';
import { provedores } from '../../../src/domain/sessao/provedor';
import type { Tx } from '../../platform/database/database';

/** A person's own orders; those that they sold at a counter belong to their customers. */
const pedidosOf = (tx: Tx, dono: string) =>
  tx.selectFrom('pedido').select('id').where('dono', '=', dono).where('canal', '<>', provedores.agencia);

/** Subquery: the holds of the orders that a person sold at a counter. */
export const selectReservasSoldAtCounter = (tx: Tx, dono: string) =>
  tx.selectFrom('pedido').select('reserva_id').where('dono', '=', dono).where('canal', '=', provedores.agencia);

/** Orders with a ticket or money: fiscal law asks for the buyer and the passengers of both. */
const fiscalPedidos = (tx: Tx) =>
  tx
    .selectFrom('bilhete')
    .select('bilhete.pedido_id as id')
    .union(tx.selectFrom('pix_recebido').select('pix_recebido.pedido_id as id'))
    .union(tx.selectFrom('boleto_recebido').select('boleto_recebido.pedido_id as id'))
    .union(
      tx
        .selectFrom('cobranca_cartao')
        .select('cobranca_cartao.pedido_id as id')
        .where('cobranca_cartao.destino', 'is not', null),
    );

/** Subquery: the addresses, in lower case, that a person's orders were confirmed to. */
export const selectCompradorEmails = (tx: Tx, dono: string) =>
  tx
    .selectFrom('pedido')
    .select(sql<string>`lower(comprador_email)`.as('para'))
    .where('id', 'in', pedidosOf(tx, dono));

/** No law asks for the name of a child on a lap, who has no ticket. */
const SEM_COLO = { colo_nome: null, colo_documento_tipo: null, colo_documento: null, colo_nascimento: null };

/** Deletes what no law asks for from the seats of a person's orders: phones, credentials, children on laps. */
export const forgetContactsOfItens = (tx: Tx, dono: string): Promise<unknown> =>
  tx
    .updateTable('pedido_item')
    .set({ celular: null, avisos_desde: null, avisos_por: null, credencial: null, ...SEM_COLO })
    .where('pedido_id', 'in', pedidosOf(tx, dono))
    .execute();

/** Deletes the passengers of a person's orders that have neither a ticket nor money. */
export const forgetPassageiros = (tx: Tx, dono: string): Promise<unknown> =>
  tx
    .updateTable('pedido_item')
    .set({ passageiro_nome: 'Passageiro', documento: '', data_nascimento: '1900-01-01' })
    .where('pedido_id', 'in', pedidosOf(tx, dono))
    .where('pedido_id', 'not in', fiscalPedidos(tx))
    .execute();

/** Deletes the buyer of a person's orders that have neither a ticket nor money. */
export const forgetComprador = (tx: Tx, dono: string): Promise<unknown> =>
  tx
    .updateTable('pedido')
    .set({ comprador_nome: 'Conta excluída', comprador_cpf: '00000000000', tomador: null })
    .where('id', 'in', pedidosOf(tx, dono))
    .where('id', 'not in', fiscalPedidos(tx))
    .execute();

/** Gives a person's orders another owner and deletes the means to reach the buyer and the accounts department. */
export const changeDonoOfPedidos = (tx: Tx, dono: string, newDono: string): Promise<unknown> =>
  tx
    .updateTable('pedido')
    .set({ comprador_email: '', comprador_celular: '', dono: newDono, tomador: sql<string | null>`tomador - 'email'` })
    .where('id', 'in', pedidosOf(tx, dono))
    .execute();
