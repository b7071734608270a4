import { sql } from 'kysely';
import type { DetalhePedido } from '../../../src/domain/wire/pedidosAgencia';
import { formatCentavos } from '../../../src/domain/dinheiro';
import type { Reader } from '../../platform/database/database';
import type { AcaoAgencia } from '../operadores/tables';

type Fato = DetalhePedido['fatos'][number];

const acoes: Record<AcaoAgencia, string> = {
  reimpressao: 'Bilhete impresso pela agência',
  reenvio: 'Bilhetes enviados de novo por e-mail',
  cancelamento: 'Cancelado pela agência',
  desistencia: 'Reserva liberada pela agência',
  reprocessamento: 'Reprocessado pela agência',
  exportacao: 'Exportado',
  cobranca: 'Cobrança externa feita',
  cobranca_cancelada: 'Cobrança externa cancelada',
};

interface FactRow {
  em: Date;
  tipo: 'criado' | 'recebido' | 'bilhetes' | 'estorno' | 'estornado' | 'acao';
  texto: string | null;
  centavos: number | null;
  quantos: number | null;
  falhou: boolean;
}

const titles: Record<Exclude<FactRow['tipo'], 'acao'>, string> = {
  criado: 'Pedido feito',
  recebido: 'Pagamento recebido',
  bilhetes: 'Bilhetes emitidos',
  estorno: 'Devolução pedida',
  estornado: 'Devolução feita',
};

/** What happened to an order, the oldest first: from the rows that made it so, not from a diary beside them. */
export async function readFacts(reader: Reader, pedidoId: string): Promise<Fato[]> {
  const { rows } = await sql<FactRow>`
    select criado_em as em, 'criado' as tipo, null as texto, total_centavos as centavos, null::int as quantos, false as falhou
      from pedido where id = ${pedidoId}::uuid
    union all select horario, 'recebido', 'Pix', valor_centavos, null, destino = 'devolver' from pix_recebido
      where pedido_id = ${pedidoId}::uuid
    union all select criado_em, 'recebido', 'Cartão final ' || coalesce(final4, '****'),
      coalesce(autorizado_centavos, valor_centavos), null, destino = 'devolver'
      from cobranca_cartao where pedido_id = ${pedidoId}::uuid and destino is not null
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
  return rows.map(toFato);
}

function toFato({ em, tipo, texto, centavos, quantos, falhou }: FactRow): Fato {
  if (tipo === 'acao') {
    const [acao = '', nome = ''] = texto?.split('|') ?? [];
    return { em: em.toISOString(), titulo: acoes[acao as AcaoAgencia], detalhe: nome, falhou };
  }
  const detalhe = [
    texto,
    centavos === null ? null : formatCentavos(centavos),
    quantos === null ? null : `${quantos} ${quantos === 1 ? 'bilhete' : 'bilhetes'}`,
    falhou ? 'volta para quem pagou' : null,
  ].filter((part) => part !== null);
  return { em: em.toISOString(), titulo: titles[tipo], detalhe: detalhe.join(' · '), falhou };
}
