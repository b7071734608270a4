import { linhaDigitavelOf } from '../../../src/domain/pagamento/boleto/codigoDeBarras';
import type { BoletoDoPedido } from '../../../src/domain/wire/pagamento/boleto';
import type { Database, Tx } from '../../platform/database/database';
import { conflict, Problem } from '../../platform/http/problem';
import { enqueueEmail } from '../../platform/outbox/outbox';
import { isNaoPago } from '../../../src/domain/compra/pedido';
import { holdForBoleto } from '../../pedidos/boletoDoPedido';
import { findPedido, lockPedido, type PedidoRow } from '../../pedidos/pedidoRepository';
import { askToWithdraw, openBoleto } from './andamentoBoletoRepository';
import { boletoEmail } from './boletoEmail';
import { BoletoRefused, BoletoUnavailable, type BoletoNoBanco, type BoletoPort } from './boletoPort';
import { findBoleto, lockBoleto, type BoletoRow } from './boletoRepository';

/** Interval at which the bank is asked about an open boleto whose notice got lost. */
export const OPEN_LOOK_SECONDS = 1800;

export interface RegisterServices {
  database: Database;
  boleto: BoletoPort;
  publicUrl: string;
}

const refusals = {
  away: () =>
    new Problem(
      503,
      {
        codigo: 'BOLETO_INDISPONIVEL',
        mensagem: 'O banco dos boletos não está respondendo. Tente de novo em instantes.',
      },
      {},
      { 'retry-after': '5' },
    ),
  refused: () => conflict('BOLETO_RECUSADO', 'O banco não registrou o boleto. Pague com Pix ou cartão.'),
  over: () => conflict('RESERVA_EXPIRADA', 'O tempo da sua reserva acabou. Escolha as poltronas de novo.'),
};

/** Makes sure that the bank knows the boleto, and answers how to pay it. Repeatable: its number is the same. */
export async function registerBoleto(services: RegisterServices, id: string): Promise<BoletoDoPedido> {
  const { database } = services;
  const row = await findBoleto(database.db, id);
  const pedido = row && (await findPedido(database.db, row.pedido_id));
  if (!row || !pedido) throw new Error(`no boleto ${id}`);
  if (row.situacao === 'registrando') {
    const known = await registerAtBank(services, row, pedido).catch(async (error: unknown) => {
      if (error instanceof BoletoUnavailable) throw refusals.away();
      if (!(error instanceof BoletoRefused)) throw error;
      await askToWithdraw(database.db, id, 'recusado');
      throw refusals.refused();
    });
    await database.transaction((tx) => activateBoleto(tx, services, row, known));
  }
  const now = await findBoleto(database.db, id);
  if (now?.situacao !== 'aberto') throw refusals.over();
  return toBoletoDoPedido(now);
}

const registerAtBank = (
  { boleto }: RegisterServices,
  { numero, valor_centavos: valorCentavos, vencimento }: BoletoRow,
  { comprador_cpf: cpf, comprador_nome: nome, localizador }: PedidoRow,
): Promise<BoletoNoBanco> =>
  boleto.register({
    numero,
    valorCentavos,
    vencimento,
    pagador: { cpf, nome },
    descricao: `Passagens, pedido ${localizador}`,
  });

/**
 * The bank has registered a boleto: the seats of its order are held for it from now on, and its buyer is told. Where the order
 * has ended or changed meanwhile, the boleto is taken back. Repeatable.
 */
export async function activateBoleto(
  tx: Tx,
  { publicUrl }: Pick<RegisterServices, 'publicUrl'>,
  { id, pedido_id }: BoletoRow,
  { codigoDeBarras }: BoletoNoBanco,
): Promise<void> {
  const pedido = await lockPedido(tx, pedido_id);
  const row = await lockBoleto(tx, id);
  if (!pedido || row?.situacao !== 'registrando') return;
  if (pedido.total_centavos !== row.valor_centavos) return askToWithdraw(tx, id, 'valor_mudou');
  const isHeld = isNaoPago(pedido.situacao) && (await holdForBoleto(tx, pedido, row.vencimento, row.segura_ate));
  if (!isHeld) return askToWithdraw(tx, id, isNaoPago(pedido.situacao) ? 'vencido' : 'outro_pagamento');
  await openBoleto(tx, id, codigoDeBarras, OPEN_LOOK_SECONDS);
  const linhaDigitavel = linhaDigitavelOf(codigoDeBarras);
  if (pedido.comprador_email === '') return;
  await enqueueEmail(tx, `boleto/${id}`, boletoEmail(pedido, { ...row, linhaDigitavel, publicUrl }));
}

/** A boleto as its order's owner sees it. */
export const toBoletoDoPedido = ({
  codigo_barras,
  vencimento,
  segura_ate,
  valor_centavos,
}: BoletoRow): BoletoDoPedido => ({
  linhaDigitavel: linhaDigitavelOf(codigo_barras ?? ''),
  codigoDeBarras: codigo_barras ?? '',
  vencimento,
  seguraAte: segura_ate.toISOString(),
  valorCentavos: valor_centavos,
});
