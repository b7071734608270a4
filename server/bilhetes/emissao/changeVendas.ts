import type { Database } from '../../platform/database/database';
import { findPedido } from '../../pedidos/pedidoRepository';
import type { Steps, Subject } from '../../platform/jobs/steps';
import { toPoltronas } from './emitPedido';
import type { OperadoraVenda, PoltronaToSell, PraxioPort } from './praxioPort';
import { dueMudadas, recordMudada, recordMudadaBack, type VendaMudada } from './vendaMudadaRepository';

const BATCH = 60;

/**
 * Sells the seats of passengers whom a change of coaches moved anew at the operator: all old sales are given back first, so
 * that people who changed places are not in each other's way. A key of its own finds a sale whose answer was lost.
 */
export async function changeVendas(database: Database, praxio: PraxioPort, steps: Steps): Promise<void> {
  const { db } = database;
  await steps.each('mudar_venda', await dueMudadas(db, 'vendida', BATCH), toSubject, async (venda) => {
    const said = await praxio.giveBack(toVenda(venda), 'Troca de ônibus');
    if (said.tipo === 'recusada') throw new Error(said.mensagem);
    await recordMudadaBack(db, venda);
  });
  await steps.each('mudar_venda', await dueMudadas(db, 'devolvida', BATCH), toSubject, async (venda) => {
    const pedido = await findPedido(db, venda.pedido_id);
    const poltrona = pedido && (await toPoltronas(db, pedido, new Map([[venda.n, venda.chave]]))).get(venda.n);
    if (!poltrona) throw new Error(`order ${venda.pedido_id} has no seat ${venda.n}`);
    await recordMudada(db, venda, await sellAgain(praxio, poltrona));
  });
}

const toSubject = ({ pedido_id, n }: VendaMudada): Subject => ({ assunto: `${pedido_id}:${n}`, pedidoId: pedido_id });

async function sellAgain(
  praxio: PraxioPort,
  wanted: PoltronaToSell,
): Promise<{ venda: OperadoraVenda; poltrona: number }> {
  const known = await praxio.findVenda(wanted.chave);
  if (known) return { venda: known, poltrona: known.poltrona };
  const [result] = await praxio.sell([wanted]);
  if (result?.tipo !== 'vendida') throw new Error(result?.mensagem ?? 'A operadora não disse o que fez da venda.');
  return { venda: result.venda, poltrona: wanted.poltrona };
}

const toVenda = (venda: VendaMudada): OperadoraVenda => ({
  numPassagem: venda.num_passagem ?? '',
  serieBloco: venda.serie_bloco ?? '',
  localizador: venda.localizador ?? '',
  chaveBpe: null,
  poltrona: venda.poltrona_vendida ?? 0,
  valorCentavos: venda.valor_centavos ?? 0,
});
