/**
 * Reads `pedido`, `agencia_operador`, `caixa_movimento` and `caixa_pendencia` of other rooms: which sales and refunds of a
 * counter are missing in the till of their operator is decided by what the till has already.
 */
import { sql } from 'kysely';
import type { Modalidade } from '../../../src/domain/agencia/caixa/movimento';
import { provedores } from '../../../src/domain/sessao/provedor';
import type { Reader } from '../../platform/database/database';
import { someRow, type Due } from '../../platform/jobs/someRow';
import { isFree } from '../../platform/jobs/steps';
import type { MotivoEstorno } from '../tables';

/** Money of a counter that a till has to know of. */
interface FatoDeCaixa {
  pedidoId: string;
  operadorId: string;
  /** Integer centavos. */
  valorCentavos: number;
  modalidade: Modalidade;
  /** Names the movement in the till, so that it stands there once. */
  chave: string;
}

/** Refunds of money that paid for no sale, and so was never in a till. */
const PAID_NO_VENDA: readonly MotivoEstorno[] = ['pago_de_novo', 'valor_divergente', 'contestado'];

/** The Pix by which a customer of a counter paid a pedido whose seats are sold. */
export async function listPixVendas(reader: Reader, pedidoId: string): Promise<FatoDeCaixa[]> {
  const { rows } = await sql<FatoDeCaixa>`
    select p.id as "pedidoId", o.id as "operadorId", x.valor_centavos as "valorCentavos", 'pix' as modalidade,
      'venda/' || p.id as chave
    from pedido p join agencia_operador o on o.identidade_sub = p.dono
      join pix_recebido x on x.pedido_id = p.id and x.destino = 'aceito'
    where p.id = ${pedidoId}::uuid and p.canal = ${provedores.agencia}
      and p.situacao in ('emitindo','emitido','emitido_parcial')`.execute(reader);
  return rows;
}

/** Estornos by Pix or card of a sale that stands in a till, which the till does not have yet. */
export async function listUnrecordedEstornos(reader: Reader, pedidoId: string): Promise<FatoDeCaixa[]> {
  const { rows } = await sql<FatoDeCaixa>`
    select s.pedido_id as "pedidoId", v.operador_id as "operadorId", s.valor_centavos as "valorCentavos",
      v.modalidade, 'cancelamento/' || s.id as chave
    from estorno s join caixa_movimento v on v.chave = 'venda/' || s.pedido_id
    where s.pedido_id = ${pedidoId}::uuid and s.meio in ('pix','cartao') and v.modalidade <> 'dinheiro'
      and s.motivo not in (${sql.join(PAID_NO_VENDA)})
      and not exists (select 1 from caixa_movimento m where m.chave = 'cancelamento/' || s.id)
      and not exists (select 1 from caixa_pendencia m where m.chave = 'cancelamento/' || s.id)`.execute(reader);
  return rows;
}

const estornosToRecord = sql`
    from estorno s join caixa_movimento v on v.chave = 'venda/' || s.pedido_id
    where s.criado_em > now() - interval '30 days' and s.meio in ('pix','cartao') and v.modalidade <> 'dinheiro'
      and s.motivo not in (${sql.join(PAID_NO_VENDA)})
      and not exists (select 1 from caixa_movimento m where m.chave = 'cancelamento/' || s.id)
      and not exists (select 1 from caixa_pendencia m where m.chave = 'cancelamento/' || s.id)
      and ${isFree('devolucao_balcao', sql`s.pedido_id::text`)}`;

/** SQL: whether {@link listPedidosToRecord} finds one. */
export const hasEstornosToRecord = (): Due => someRow(sql`select 1 ${estornosToRecord}`);

/** Pedidos with such an estorno of the last 30 days that no sweeper works on, the oldest estorno first. */
export async function listPedidosToRecord(reader: Reader, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.pedido_id as id ${estornosToRecord}
    group by s.pedido_id order by min(s.criado_em) limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}
