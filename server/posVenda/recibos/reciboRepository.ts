/** Reads `pix_recebido`, `cobranca_cartao`, `boleto_recebido` and `recebimento_balcao` of `pagamento`: a receipt lists every payment. */
import type { Reader } from '../../platform/database/database';

/** The payments accepted for an order, by the way in which they came. */
export async function listRecebimentos(reader: Reader, pedidoId: string) {
  const pix = await reader
    .selectFrom('pix_recebido')
    .select(['valor_centavos', 'horario'])
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .execute();
  const cartao = await reader
    .selectFrom('cobranca_cartao')
    .select(['valor_centavos', 'final4', 'parcelas', 'carteira', 'criado_em'])
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .execute();
  const boleto = await reader
    .selectFrom('boleto_recebido')
    .select(['valor_centavos', 'pago_em'])
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .execute();
  const dinheiro = await reader
    .selectFrom('recebimento_balcao')
    .select(['valor_centavos', 'recebido_centavos', 'criado_em'])
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .execute();
  return { pix, cartao, boleto, dinheiro };
}
