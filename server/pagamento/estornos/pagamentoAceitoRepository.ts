import type { Reader } from '../../platform/database/database';
import type { MeioDePagamento } from '../tables';

/** A payment that stands for a pedido: by what it came, its id there, integer centavos. */
interface PagamentoAceito {
  meio: MeioDePagamento;
  origem: string;
  valor_centavos: number;
}

/** The accepted payments of a pedido: by Pix first, then by card, then in cash. */
export async function listPagamentosAceitos(reader: Reader, pedidoId: string): Promise<PagamentoAceito[]> {
  const pix = await reader
    .selectFrom('pix_recebido')
    .select(['e2eid as origem', 'valor_centavos'])
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .execute();
  const cartao = await reader
    .selectFrom('cobranca_cartao')
    .select(['id as origem', 'valor_centavos'])
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .execute();
  const dinheiro = await reader
    .selectFrom('recebimento_balcao')
    .select(['id as origem', 'valor_centavos'])
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .execute();
  return [
    ...pix.map((payment) => ({ ...payment, meio: 'pix' as const })),
    ...cartao.map((payment) => ({ ...payment, meio: 'cartao' as const })),
    ...dinheiro.map((payment) => ({ ...payment, meio: 'dinheiro' as const })),
  ];
}
