import { refuseDesconto } from '../../src/domain/agencia/balcao';
import type { NovoPedido } from '../../src/domain/wire/compra/pedidos';
import type { Tx } from '../platform/database/database';
import { badRequest, Problem } from '../platform/http/problem';
import { insertAuditoria } from '../agencia/operadores/auditoriaRepository';
import type { PedidoRow } from './pedidoRepository';
import type { OperadorRow } from '../agencia/operadores/operadorRepository';

/** Refuses a discount without a reason or from anybody but an operator. The price checks the operator's limit. */
export function refuseDescontoBalcao(
  { descontoBalcao }: Pick<NovoPedido, 'descontoBalcao'>,
  operadora: OperadorRow | null,
): void {
  if (!descontoBalcao) return;
  if (!operadora) {
    throw new Problem(403, { codigo: 'DESCONTO_SO_NO_BALCAO', mensagem: 'Só um operador da agência dá desconto.' });
  }
  const refused = refuseDesconto(descontoBalcao, Infinity);
  if (refused) throw badRequest('DESCONTO_SEM_MOTIVO', refused.mensagem, `descontoBalcao.${refused.campo}`);
}

type Given = Pick<PedidoRow, 'id' | 'localizador' | 'desconto_balcao_centavos' | 'desconto_balcao_motivo'>;

const facts = (pedido: Given | null) =>
  pedido && pedido.desconto_balcao_centavos > 0
    ? {
        pedidoId: pedido.id,
        localizador: pedido.localizador,
        descontoCentavos: pedido.desconto_balcao_centavos,
        motivo: pedido.desconto_balcao_motivo,
      }
    : null;

/** Records an operator's discount on an order, with its reason; records nothing where it did not change. */
export async function auditDesconto(tx: Tx, operadora: OperadorRow, before: Given | null, after: Given): Promise<void> {
  const [antes, depois] = [facts(before), facts(after)].map((fact) => fact && JSON.stringify(fact));
  if (antes === depois) return;
  await insertAuditoria(tx, {
    estabelecimento_id: operadora.estabelecimento_id,
    operador_id: operadora.id,
    autor_id: operadora.id,
    acao: 'desconto_venda',
    antes: antes ?? null,
    depois: depois ?? null,
  });
}
