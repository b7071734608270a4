import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { onlyDigits } from '../../src/domain/cpf';
import { diaEm } from '../../src/domain/data';
import { normalizeDocumento } from '../../src/domain/documentoNumero';
import { toLocalizador } from '../../src/domain/localizador';
import { normalizeNome } from '../../src/domain/nome';
import type { Comprador, NovoPedido, PassageiroPedido, Pedido } from '../../src/domain/wire/pedidos';
import { toPrecoRow } from '../catalogue/preco';
import type { Tx } from '../database/database';
import type { ItemReservado, Inventory, ReservaDetalhada, TrechoReservado } from '../inventory/inventory';
import { badRequest, conflict, notFound, Problem } from '../http/problem';
import { findOwn, lockPedido, type PedidoRow } from './orderRepository';
import type { ViagemVendida } from '../migrations/orderTables';
import { operadoraOf } from '../tickets/operadoras';
import { refusePassageiros } from './orderRules';
import { toPedido } from './orderView';
import { isUuid } from './uuid';

const reservaExpirada = () =>
  conflict('RESERVA_EXPIRADA', 'O tempo da sua reserva acabou. Escolha as poltronas de novo.');

/**
 * Makes the order of a hold, priced by what the hold promised. A hold has one order: asked again before it is paid
 * (the person went back and corrected a name), the same order takes the new data.
 */
export async function createOrder(tx: Tx, inventory: Inventory, dono: string, novo: NovoPedido): Promise<Pedido> {
  if (novo.cupom !== undefined) throw badRequest('CUPOM_INVALIDO', 'Este cupom não existe ou não vale mais.', 'cupom');
  await lockReserva(tx, novo.reservaId);
  const reserva = await inventory.findReserva(tx, novo.reservaId);
  if (!reserva || reserva.dono !== dono) throw notFound('RESERVA_NAO_ENCONTRADA', 'Reserva não encontrada.');
  const existing = await findByReserva(tx, reserva.id);
  if (existing && !isOpen(existing)) throw conflict('PEDIDO_JA_PAGO', 'Este pedido já foi pago ou encerrado.');
  if (reserva.vencida || reserva.situacao !== 'ativa') throw reservaExpirada();
  const seats = reserva.trechos.flatMap((trecho) => trecho.itens.map((item) => ({ trecho, item })));
  const erros = refusePassageiros(
    novo.passageiros,
    seats.map(({ trecho, item }) => ({ trecho: trecho.n, poltrona: item.poltrona })),
    reserva.trechos.map(({ partida }) => partida.dia),
    diaEm(new Date(), 'America/Sao_Paulo'),
  );
  if (erros.length > 0) throw new Problem(400, erros);
  const id = existing ? await rewrite(tx, existing, novo.comprador) : await insertPedido(tx, reserva, novo.comprador);
  await insertItens(tx, id, seats, novo.passageiros);
  const made = await findOwn(tx, dono, id);
  if (!made) throw new Error('an order vanished in its own transaction');
  return toPedido(made);
}

/** Two requests for one hold take turns, so that the second finds the first one's order. */
async function lockReserva(tx: Tx, id: string): Promise<void> {
  if (isUuid(id)) await tx.selectFrom('reserva').select('id').where('id', '=', id).forUpdate().execute();
}

interface Seat {
  trecho: TrechoReservado;
  item: ItemReservado;
}

const isOpen = ({ situacao }: PedidoRow): boolean => situacao === 'reservado' || situacao === 'aguardando_pagamento';

async function findByReserva(tx: Tx, reservaId: string): Promise<PedidoRow | undefined> {
  const found = await tx.selectFrom('pedido').select('id').where('reserva_id', '=', reservaId).executeTakeFirst();
  return found && lockPedido(tx, found.id);
}

const toCompradorColumns = (comprador: Comprador) => ({
  comprador_nome: normalizeNome(comprador.nome),
  comprador_cpf: onlyDigits(comprador.cpf),
  comprador_email: comprador.email.trim().toLowerCase(),
  comprador_celular: comprador.celular,
});

async function rewrite(tx: Tx, { id, versao }: PedidoRow, comprador: Comprador): Promise<string> {
  await tx
    .updateTable('pedido')
    .set({ ...toCompradorColumns(comprador), versao: versao + 1 })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('pedido_item').where('pedido_id', '=', id).execute();
  return id;
}

async function insertPedido(tx: Tx, reserva: ReservaDetalhada, comprador: Comprador): Promise<string> {
  const pedido = {
    id: v7(),
    dono: reserva.dono,
    reserva_id: reserva.id,
    situacao: 'reservado' as const,
    total_centavos: reserva.totalCentavos,
    expira_em: reserva.expiraEm,
    ...toCompradorColumns(comprador),
  };
  for (;;) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('pedido')
      .values({ ...pedido, localizador: newLocalizador() })
      .onConflict((clash) => clash.column('localizador').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return pedido.id;
  }
}

function newLocalizador(): string {
  for (;;) {
    const localizador = toLocalizador(randomBytes(24));
    if (localizador !== null) return localizador;
  }
}

async function insertItens(tx: Tx, pedidoId: string, seats: Seat[], passageiros: PassageiroPedido[]): Promise<void> {
  const rows = seats.map((seat, n) => ({
    pedido_id: pedidoId,
    n,
    ...toSeatColumns(seat),
    ...toPassageiroColumns(passageiros, seat),
  }));
  await tx.insertInto('pedido_item').values(rows).execute();
}

const toSeatColumns = ({ trecho, item }: Seat) => ({
  trecho: trecho.n,
  viagem_id: trecho.viagemId,
  poltrona: item.poltrona,
  classe: item.classe,
  ...toPrecoRow(item.preco),
  viagem: JSON.stringify(toViagemVendida(trecho)),
});

const toViagemVendida = ({ linha, operadora, partida, chegada, plataforma }: TrechoReservado): ViagemVendida => ({
  linha,
  operadora: operadoraOf(operadora),
  partida,
  chegada,
  plataforma,
});

function toPassageiroColumns(passageiros: PassageiroPedido[], { trecho, item }: Seat) {
  const passageiro = passageiros.find((one) => (one.trecho ?? 0) === trecho.n && one.poltrona === item.poltrona);
  if (!passageiro) throw new Error('a held seat without a passenger passed the rules');
  return {
    passageiro_nome: normalizeNome(passageiro.nome),
    documento_tipo: passageiro.documento.tipo,
    documento: normalizeDocumento(passageiro.documento.numero),
    data_nascimento: passageiro.dataNascimento,
    celular: passageiro.celular ?? null,
    autorizacao_menor: passageiro.autorizacaoMenor ?? false,
  };
}
