import { sql } from 'kysely';
import { mascararCpf, mascararEmail } from '../../../src/domain/mascaras';
import { isPendenteDeConclusao } from '../../../src/domain/pedido';
import { isReenviavel } from '../../../src/domain/pedidosAgencia';
import type { DetalhePedido } from '../../../src/domain/wire/pedidosAgencia';
import type { Reader } from '../../platform/database/database';
import { findOwn, type PedidoRow, type PedidoWithItems } from '../../pedidos/orderRepository';
import { toPedido } from '../../pedidos/orderView';
import { latestExternal } from '../../pagamento/externo/externalRows';
import { toCobrancaExterna } from '../../pagamento/externo/externalView';
import { readFacts } from './orderFacts';

interface Payment {
  meio: string;
  valorCentavos: number;
  em: Date;
  devolvido: boolean;
}

/** An order with all that somebody at a counter is asked about it. */
export async function readDetail(reader: Reader, row: PedidoRow): Promise<DetalhePedido> {
  const found = await findOwn(reader, row.dono, row.id);
  if (!found) throw new Error(`order ${row.id} vanished`);
  const charge = await latestExternal(reader, row.id);
  const { rows: pagamentos } = await sql<Payment>`
    select 'Pix' as meio, valor_centavos as "valorCentavos", horario as em, destino = 'devolver' as devolvido
      from pix_recebido where pedido_id = ${row.id}::uuid
    union all select case tipo when 'debito' then 'Débito' else 'Crédito ' || parcelas || 'x' end || ', final '
      || coalesce(final4, '****'), coalesce(autorizado_centavos, valor_centavos), criado_em, destino = 'devolver'
      from cobranca_cartao where pedido_id = ${row.id}::uuid and destino is not null
    union all select 'Dinheiro', valor_centavos, criado_em, destino = 'devolver'
      from recebimento_balcao where pedido_id = ${row.id}::uuid
    order by em`.execute(reader);
  const seller = await reader
    .selectFrom('agencia_operador')
    .select('nome')
    .where('identidade_sub', '=', row.dono)
    .executeTakeFirst();
  return {
    pedido: toPedido(found),
    comprador: {
      nome: row.comprador_nome,
      cpf: mascararCpf(row.comprador_cpf),
      email: mascararEmail(row.comprador_email),
    },
    operador: seller?.nome ?? null,
    pagamentos: pagamentos.map(({ em, ...rest }) => ({ ...rest, em: em.toISOString() })),
    cobranca: charge ? await toCobrancaExterna(reader, charge) : null,
    fatos: await readFacts(reader, row.id),
    acoes: actionsOf(found),
  };
}

function actionsOf({ pedido, itens, estornos }: PedidoWithItems): DetalhePedido['acoes'] {
  const isUnpaid = pedido.situacao === 'reservado' || pedido.situacao === 'aguardando_pagamento';
  const hasLive = itens.some(({ bilhete_situacao }) => bilhete_situacao === 'emitido');
  const isWaiting = itens.some(
    ({ emissao_situacao }) => emissao_situacao === 'pendente' || emissao_situacao === 'vendendo',
  );
  const devolverCentavos = estornos
    .filter(({ meio, situacao }) => meio === 'dinheiro' && situacao !== 'feito')
    .reduce((sum, { valor_centavos }) => sum + valor_centavos, 0);
  return {
    reenviar: hasLive && isReenviavel(pedido.comprador_email),
    cancelar: isUnpaid || hasLive || itens.some(({ bilhete_situacao }) => bilhete_situacao === 'nao_embarcou'),
    reprocessar: isPendenteDeConclusao(pedido.situacao) || isWaiting || pedido.situacao === 'aguardando_pagamento',
    cobrar: isUnpaid && pedido.total_centavos > 0,
    ...(devolverCentavos > 0 && { devolverCentavos }),
  };
}
