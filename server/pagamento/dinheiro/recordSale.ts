import { sql } from 'kysely';
import type { Modalidade } from '../../../src/domain/caixa/movimento';
import { provedores } from '../../../src/domain/provedor';
import type { Reader, Tx } from '../../platform/database/database';
import type { MotivoEstorno } from '../tables';
import { recordArrived } from '../../agencia/caixas/recordMovement';

interface Fact {
  pedidoId: string;
  operadorId: string;
  valorCentavos: number;
  modalidade: Modalidade;
  chave: string;
}

/** What a customer paid by Pix at a counter, in the operator's books; said again, it is there once. */
export async function recordSale(tx: Tx, pedidoId: string): Promise<void> {
  const { rows } = await sql<Fact>`
    select p.id as "pedidoId", o.id as "operadorId", x.valor_centavos as "valorCentavos", 'pix' as modalidade,
      'venda/' || p.id as chave
    from pedido p join agencia_operador o on o.identidade_sub = p.dono
      join pix_recebido x on x.pedido_id = p.id and x.destino = 'aceito'
    where p.id = ${pedidoId}::uuid and p.canal = ${provedores.agencia}
      and p.situacao in ('emitindo','emitido','emitido_parcial')`.execute(tx);
  for (const fact of rows) await recordArrived(tx, { ...fact, tipo: 'venda' });
}

/** The same for what went back since by Pix or card: every refund of a sale that stands in somebody's till. */
export async function recordRefunds(tx: Tx, pedidoId: string): Promise<void> {
  for (const fact of await unrecorded(tx, pedidoId)) {
    await recordArrived(tx, { ...fact, valorCentavos: -fact.valorCentavos, tipo: 'cancelamento' });
  }
}

/** Refunds of money that paid for no sale, and so was never in a till. */
export const PAID_NO_SALE: readonly MotivoEstorno[] = ['pago_de_novo', 'valor_divergente', 'contestado'];

const unrecorded = async (db: Reader, pedidoId: string): Promise<Fact[]> =>
  (
    await sql<Fact>`
      select s.pedido_id as "pedidoId", v.operador_id as "operadorId", s.valor_centavos as "valorCentavos",
        v.modalidade, 'cancelamento/' || s.id as chave
      from estorno s join caixa_movimento v on v.chave = 'venda/' || s.pedido_id
      where s.pedido_id = ${pedidoId}::uuid and s.meio <> 'dinheiro' and v.modalidade <> 'dinheiro'
        and s.motivo not in (${sql.join(PAID_NO_SALE)})
        and not exists (select 1 from caixa_movimento m where m.chave = 'cancelamento/' || s.id)
        and not exists (select 1 from caixa_pendencia m where m.chave = 'cancelamento/' || s.id)`.execute(db)
  ).rows;
