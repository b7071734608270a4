import { refuseDesconto, type DescontoBalcao } from '../../../src/domain/agencia/balcao';
import type { Tx } from '../../platform/database/database';
import { badRequest, Problem } from '../../platform/http/problem';
import { insertAuditoria } from './auditoriaRepository';
import type { OperadorRow } from './operadorRepository';

/** Refuses a discount without a reason or from anybody but an operator. The price checks the operator's limit. */
export function refuseDescontoBalcao(desconto: DescontoBalcao | undefined, operadora: OperadorRow | null): void {
  if (!desconto) return;
  if (!operadora) {
    throw new Problem(403, { codigo: 'DESCONTO_SO_NO_BALCAO', mensagem: 'Só um operador da agência dá desconto.' });
  }
  const refused = refuseDesconto(desconto, Infinity);
  if (refused) throw badRequest('DESCONTO_SEM_MOTIVO', refused.mensagem, `descontoBalcao.${refused.campo}`);
}

/** The columns of a pedido that say which discount it was given at a counter. */
interface PedidoWithDesconto {
  id: string;
  localizador: string;
  desconto_balcao_centavos: number;
  desconto_balcao_motivo: string | null;
}

const facts = (pedido: PedidoWithDesconto | null) =>
  pedido && pedido.desconto_balcao_centavos > 0
    ? {
        pedidoId: pedido.id,
        localizador: pedido.localizador,
        descontoCentavos: pedido.desconto_balcao_centavos,
        motivo: pedido.desconto_balcao_motivo,
      }
    : null;

/** Records an operator's discount on a pedido, with its reason; records nothing where it did not change. */
export async function auditDesconto(
  tx: Tx,
  operadora: OperadorRow,
  before: PedidoWithDesconto | null,
  after: PedidoWithDesconto,
): Promise<void> {
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
