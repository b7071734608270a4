import { formatCpf } from '../../../src/domain/base/pessoa/cpf';
import { tiposDocumento } from '../../../src/domain/base/pessoa/documento';
import { paidFor } from '../../pedidos/poltronaMoney';
import { faultPoint } from '../../platform/chaos/faultPoint';
import type { Database, Reader, Tx } from '../../platform/database/database';
import { listItens, lockPedido, type ItemRow, type PedidoRow } from '../../pedidos/pedidoRepository';
import type { PagamentoOperadora, PoltronaToSell, PraxioPort } from './praxioPort';
import { askOperadora } from './askOperadora';
import { claimDue, claimDueAtOnce, type Claimed } from './emissaoRepository';
import { inTheirIds } from './inTheirIds';
import { paidWithoutCartao, wasPaidByPix } from './meioPagoRepository';

export interface EmissaoServices {
  database: Database;
  praxio: PraxioPort;
}

/**
 * Has the due seats of a paid order sold at the operator. The order's own state is not changed here; any number of
 * concurrent runs sell each seat once.
 */
export async function sellPoltronas(
  { database, praxio }: EmissaoServices,
  pedido: PedidoRow,
  urgent: boolean,
): Promise<void> {
  const { id: pedidoId } = pedido;
  const due =
    pedido.situacao === 'emitindo'
      ? await claimDueAtOnce(database.db, pedidoId, urgent)
      : await database.transaction((tx) => claimUnderLock(tx, pedidoId, urgent));
  if (due.length === 0) return;
  faultPoint('praxio-antes');
  const keys = new Map(due.map(({ n, chave }) => [n, chave]));
  await askOperadora(database, praxio, pedidoId, due, await toPoltronas(database.db, pedido, keys));
}

/** Another run may have given the money back meanwhile; nothing is sold for such an order. */
async function claimUnderLock(tx: Tx, pedidoId: string, urgent: boolean): Promise<Claimed[]> {
  const pedido = await lockPedido(tx, pedidoId);
  if (pedido?.situacao !== 'emitindo' && pedido?.situacao !== 'emitido_parcial') return [];
  return claimDue(tx, pedidoId, urgent);
}

/** The seats of an order that have a key, as the operator is asked to sell them. */
export async function toPoltronas(
  reader: Reader,
  pedido: PedidoRow,
  keys: ReadonlyMap<number, string>,
): Promise<Map<number, PoltronaToSell>> {
  const itens = await listItens(reader, [pedido.id]);
  const pagamento = await paymentOf(reader, pedido);
  const poltronas = new Map(
    itens.flatMap((item): [number, PoltronaToSell][] => {
      const chave = keys.get(item.n);
      return chave ? [[item.n, toPoltrona(item, pedido, itens.length, chave, pagamento)]] : [];
    }),
  );
  for (const item of itens) {
    const ours = poltronas.get(item.n);
    if (ours) poltronas.set(item.n, await inTheirIds(reader, pedido.reserva_id, ours));
  }
  return poltronas;
}

const toPoltrona = (
  item: ItemRow,
  pedido: PedidoRow,
  poltronas: number,
  chave: string,
  pagamento: PagamentoOperadora,
): PoltronaToSell => ({
  chave,
  viagemId: item.viagem_id,
  partida: item.viagem.partida,
  chegada: item.viagem.chegada,
  poltrona: item.poltrona,
  passageiro: item.passageiro_nome,
  documento: item.documento_tipo === tiposDocumento.cpf ? formatCpf(item.documento) : item.documento,
  celular: item.celular ?? pedido.comprador_celular,
  valorCentavos: paidFor(item, pedido, poltronas).precoCentavos,
  pagamento,
});

async function paymentOf(reader: Reader, pedido: PedidoRow): Promise<PagamentoOperadora> {
  if (pedido.total_centavos === 0) return 'isento';
  if (await wasPaidByPix(reader, pedido.id)) return 'pix';
  return (await paidWithoutCartao(reader, pedido.id)) ?? 'credito';
}
