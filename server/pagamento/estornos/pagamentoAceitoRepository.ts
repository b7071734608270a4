import { listUsos } from '../../conta/creditos/creditoRepository';
import type { Reader } from '../../platform/database/database';
import type { MeioDePagamento } from '../tables';

/** A payment that stands for a pedido: by what it came, its id there, integer centavos. */
interface PagamentoAceito {
  meio: MeioDePagamento;
  origem: string;
  valor_centavos: number;
  /** False for money of a card that is only reserved, or that its bank may take back. */
  isTaken: boolean;
}

/** The accepted payments of a pedido: by Pix first, then by card, by boleto, then in cash, its owner's credit last. */
export async function listPagamentosAceitos(reader: Reader, pedidoId: string): Promise<PagamentoAceito[]> {
  const pix = await reader
    .selectFrom('pix_recebido')
    .select(['e2eid as origem', 'valor_centavos'])
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .execute();
  const cartao = await reader
    .selectFrom('cobranca_cartao')
    .select(['id as origem', 'valor_centavos', 'situacao', 'contestado_em'])
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .execute();
  const boleto = await reader
    .selectFrom('boleto_recebido')
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
  const usos = await listUsos(reader, pedidoId);
  return [
    ...pix.map((payment) => ({ ...payment, meio: 'pix' as const, isTaken: true })),
    ...cartao.map(({ situacao, contestado_em, ...payment }) => ({
      ...payment,
      meio: 'cartao' as const,
      isTaken: situacao === 'capturada' && contestado_em === null,
    })),
    ...boleto.map((payment) => ({ ...payment, meio: 'boleto' as const, isTaken: true })),
    ...dinheiro.map((payment) => ({ ...payment, meio: 'dinheiro' as const, isTaken: true })),
    ...usos.map(({ id, valorCentavos }) => ({
      origem: id,
      valor_centavos: valorCentavos,
      meio: 'credito' as const,
      isTaken: true,
    })),
  ];
}
