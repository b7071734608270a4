/**
 * Reads `pedido`, `bilhete`, `estorno`, `pix_recebido`, `cobranca_cartao`, `boleto_recebido`, `recebimento_balcao`, `agencia_pedido_acao` and
 * `agencia_operador` of other rooms: an order's history and payments are derived from the rows that each room keeps.
 */
import { sql } from 'kysely';
import { nomeCarteira } from '../../../src/domain/pagamento/carteira';
import type { Reader } from '../../platform/database/database';

/** SQL: the wallet that a card came from, by its name; null without one. */
const NOME_DA_CARTEIRA = sql`(case carteira when 'google_pay' then ${nomeCarteira('google_pay')}::text
  when 'teste' then ${nomeCarteira('teste')}::text end)`;

export interface FactRow {
  em: Date;
  tipo: 'criado' | 'recebido' | 'bilhetes' | 'estorno' | 'estornado' | 'acao';
  /** Way of paying; of an `acao` its kind and the operator's name, separated by `|`. */
  texto: string | null;
  centavos: number | null;
  quantos: number | null;
  falhou: boolean;
}

/** The events of an order, the oldest first. */
export async function listFatos(reader: Reader, pedidoId: string): Promise<FactRow[]> {
  const { rows } = await sql<FactRow>`
    select criado_em as em, 'criado' as tipo, null as texto, total_centavos as centavos, null::int as quantos, false as falhou
      from pedido where id = ${pedidoId}::uuid
    union all select horario, 'recebido', 'Pix', valor_centavos, null, destino = 'devolver' from pix_recebido
      where pedido_id = ${pedidoId}::uuid
    union all select criado_em, 'recebido',
      coalesce(${NOME_DA_CARTEIRA} || ', cartão', 'Cartão') || ' final ' || coalesce(final4, '****'),
      coalesce(autorizado_centavos, valor_centavos), null, destino = 'devolver'
      from cobranca_cartao where pedido_id = ${pedidoId}::uuid and destino is not null
    union all select pago_em, 'recebido', 'Boleto', valor_centavos, null, destino = 'devolver' from boleto_recebido
      where pedido_id = ${pedidoId}::uuid
    union all select criado_em, 'recebido', 'Dinheiro', valor_centavos, null, destino = 'devolver'
      from recebimento_balcao where pedido_id = ${pedidoId}::uuid
    union all select min(emitido_em), 'bilhetes', null, null, count(*)::int, false from bilhete
      where pedido_id = ${pedidoId}::uuid having count(*) > 0
    union all select criado_em, 'estorno', null, valor_centavos, null, false from estorno
      where pedido_id = ${pedidoId}::uuid
    union all select concluido_em, 'estornado', null, valor_centavos, null, false from estorno
      where pedido_id = ${pedidoId}::uuid and concluido_em is not null
    union all select a.em, 'acao', a.acao || '|' || o.nome, null, null, false from agencia_pedido_acao a
      join agencia_operador o on o.id = a.operador_id where a.pedido_id = ${pedidoId}::uuid
    order by em`.execute(reader);
  return rows;
}

export interface PagamentoRow {
  meio: string;
  valorCentavos: number;
  em: Date;
  devolvido: boolean;
}

/** The payments that an order received, the oldest first. */
export async function listPagamentos(reader: Reader, pedidoId: string): Promise<PagamentoRow[]> {
  const { rows } = await sql<PagamentoRow>`
    select 'Pix' as meio, valor_centavos as "valorCentavos", horario as em, destino = 'devolver' as devolvido
      from pix_recebido where pedido_id = ${pedidoId}::uuid
    union all select coalesce(${NOME_DA_CARTEIRA} || ', ', '') || case tipo when 'debito' then 'Débito' else 'Crédito ' || parcelas || 'x' end || ', final '
      || coalesce(final4, '****'), coalesce(autorizado_centavos, valor_centavos), criado_em, destino = 'devolver'
      from cobranca_cartao where pedido_id = ${pedidoId}::uuid and destino is not null
    union all select 'Boleto', valor_centavos, pago_em, destino = 'devolver'
      from boleto_recebido where pedido_id = ${pedidoId}::uuid
    union all select 'Dinheiro', valor_centavos, criado_em, destino = 'devolver'
      from recebimento_balcao where pedido_id = ${pedidoId}::uuid
    order by em`.execute(reader);
  return rows;
}
