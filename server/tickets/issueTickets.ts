import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { buildChaveBpe } from '../../src/domain/bpe';
import { diaEm } from '../../src/domain/data';
import type { Tx } from '../database/database';
import { advance, listItens, lockPedido, type PedidoRow, type PedidoWithItems } from '../orders/orderRepository';
import { enqueueEmail } from '../outbox/outbox';
import type { BoardingCodes } from './boardingKey';
import { SERIE_BPE, UF_EMISSAO } from './operadoras';
import { ticketEmail } from './ticketEmail';

/**
 * Issues every ticket of an order that is being issued and ends it as issued, all in one transaction: no run leaves
 * half an order, and a second run finds nothing to do.
 */
export const createIssueTickets =
  (codes: BoardingCodes, publicUrl: string) =>
  async (tx: Tx, pedidoId: string): Promise<void> => {
    const pedido = await lockPedido(tx, pedidoId);
    if (pedido?.situacao !== 'emitindo') return;
    const itens = await listItens(tx, [pedidoId]);
    const first = await takeNumbers(tx, itens.length);
    const emissao = new Date();
    const rows = itens.map((item, i) => toTicket(item, first + i, emissao, codes));
    await tx.insertInto('bilhete').values(rows).execute();
    await advance(tx, pedidoId, 'emitido');
    await tellBuyer(tx, pedido, itens, publicUrl);
  };

/** Fiscal numbers leave no gap: they go back with the transaction that took them. */
async function takeNumbers(tx: Tx, count: number): Promise<number> {
  const { ultimo } = await tx
    .insertInto('bpe_numeracao')
    .values({ serie: SERIE_BPE, ultimo: count })
    .onConflict((conflict) => conflict.column('serie').doUpdateSet({ ultimo: sql`bpe_numeracao.ultimo + ${count}` }))
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return ultimo - count + 1;
}

function toTicket(item: PedidoWithItems['itens'][number], numero: number, emissao: Date, codes: BoardingCodes) {
  const id = v7();
  return {
    id,
    pedido_id: item.pedido_id,
    n: item.n,
    serie: SERIE_BPE,
    numero,
    chave_bpe: buildChaveBpe({
      cUF: UF_EMISSAO,
      emissao: diaEm(emissao, 'America/Sao_Paulo'),
      cnpj: item.viagem.operadora.cnpj,
      serie: SERIE_BPE,
      numero,
      tpEmis: 1,
      codigo: randomInt(0, 100_000_000),
    }),
    codigo_embarque: codes.sign({ bilheteId: id, viagemId: item.viagem_id, poltrona: item.poltrona }),
    emitido_em: emissao,
  };
}

const tellBuyer = (tx: Tx, pedido: PedidoRow, itens: PedidoWithItems['itens'], publicUrl: string) =>
  enqueueEmail(tx, `pedido-emitido/${pedido.id}`, ticketEmail(pedido, itens, publicUrl));
