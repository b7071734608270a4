import { sql } from 'kysely';
import { provedores } from '../../../src/domain/provedor';
import type { Reader, Tx } from '../../database/database';
import { recordArrived } from '../tills/recordMovement';

interface Fact {
  pedidoId: string;
  operadorId: string;
  valorCentavos: number;
  chave: string;
}

/** What a customer paid by Pix at a counter, in the operator's books; said again, it is there once. */
export async function recordSale(tx: Tx, pedidoId: string): Promise<void> {
  const { rows } = await sql<Fact>`
    select p.id as "pedidoId", o.id as "operadorId", x.valor_centavos as "valorCentavos", 'venda/' || p.id as chave
    from pedido p join agencia_operador o on o.identidade_sub = p.dono
      join pix_recebido x on x.pedido_id = p.id and x.destino = 'aceito'
    where p.id = ${pedidoId}::uuid and p.canal = ${provedores.agencia}
      and p.situacao in ('emitindo','emitido','emitido_parcial')`.execute(tx);
  for (const fact of rows) await recordArrived(tx, { ...fact, tipo: 'venda', modalidade: 'pix' });
}

/** The same for what went back by Pix since: every refund of a sale that is in the books. */
export async function recordPixRefunds(tx: Tx, pedidoIds: readonly string[]): Promise<void> {
  if (pedidoIds.length === 0) return;
  for (const fact of await unrecorded(tx, pedidoIds)) {
    await recordArrived(tx, {
      ...fact,
      valorCentavos: -fact.valorCentavos,
      tipo: 'cancelamento',
      modalidade: 'pix',
    });
  }
}

const unrecorded = async (db: Reader, pedidoIds: readonly string[]): Promise<Fact[]> =>
  (
    await sql<Fact>`
      select p.id as "pedidoId", o.id as "operadorId", s.valor_centavos as "valorCentavos",
        'cancelamento/' || s.id as chave
      from estorno s join pedido p on p.id = s.pedido_id join agencia_operador o on o.identidade_sub = p.dono
      where s.pedido_id = any(${pedidoIds}::uuid[]) and s.meio = 'pix' and p.canal = ${provedores.agencia}
        and exists (select 1 from pix_recebido x where x.e2eid = s.origem and x.destino = 'aceito')
        and not exists (select 1 from caixa_movimento m where m.chave = 'cancelamento/' || s.id)
        and not exists (select 1 from caixa_pendencia m where m.chave = 'cancelamento/' || s.id)`.execute(db)
  ).rows;
