import { t } from '../../../src/words/t';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { nomeCarteira } from '../../../src/domain/pagamento/carteira';
import type { MetodoCarteira } from '../../../src/domain/wire/pagamento/carteira';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { Reader } from '../../platform/database/database';
import { findOwn } from '../../pedidos/pedidoRepository';
import { toPedido } from '../../pedidos/pedidoView';
import { listRecebimentos } from './reciboRepository';

/** The data of a receipt. */
export interface Recibo {
  pedido: Pedido;
  comprador: { nome: string; cpf: string };
  descontoCentavos: number;
  seguroViagemCentavos: number;
  /** The accepted payments, with the way of each. */
  pagamentos: { meio: string; valorCentavos: number; em: Date }[];
}

/** The price, payments and refunds of an owner's order; null where it has no ticket. */
export async function findRecibo(reader: Reader, dono: string, id: string): Promise<Recibo | null> {
  const own = await findOwn(reader, dono, id);
  if (!own || !own.itens.some(({ bilhete_id }) => bilhete_id !== null)) return null;
  const { pedido } = own;
  const { pix, cartao, boleto, dinheiro } = await listRecebimentos(reader, id);
  return {
    pedido: toPedido(own),
    comprador: { nome: pedido.comprador_nome, cpf: pedido.comprador_cpf },
    descontoCentavos: own.itens.reduce((sum, { desconto }) => sum + desconto, 0),
    seguroViagemCentavos: pedido.seguro_viagem_centavos,
    pagamentos: [
      ...pix.map(({ valor_centavos, horario }) => ({ meio: 'Pix', valorCentavos: valor_centavos, em: horario })),
      ...cartao.map(({ valor_centavos, criado_em, ...paid }) => ({
        meio: meioDoCartao(paid),
        valorCentavos: valor_centavos,
        em: criado_em,
      })),
      ...boleto.map(({ valor_centavos, pago_em }) => ({ meio: 'Boleto', valorCentavos: valor_centavos, em: pago_em })),
      ...dinheiro.map(({ valor_centavos, recebido_centavos, criado_em }) => ({
        meio: t('Dinheiro, recebido {valor}', { valor: formatCentavos(recebido_centavos) }),
        valorCentavos: valor_centavos,
        em: criado_em,
      })),
    ],
  };
}

interface PaidCartao {
  final4: string | null;
  parcelas: number;
  carteira: MetodoCarteira | null;
}

/** How a card paid: through which wallet, the end of its number, its instalments. */
function meioDoCartao({ final4, parcelas, carteira }: PaidCartao): string {
  const final = final4 ?? '****';
  if (carteira !== null) return t('{carteira}, cartão final {final}', { carteira: nomeCarteira(carteira), final });
  return parcelas > 1
    ? t('Cartão final {final}, {parcelas}x', { final, parcelas })
    : t('Cartão final {final}', { final });
}
