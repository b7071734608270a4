import type { DetalhePedido } from '../../../src/domain/wire/agencia/pedidosAgencia';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import type { Reader } from '../../platform/database/database';
import type { AcaoAgencia } from '../operadores/tables';
import { listFatos, type FactRow } from './fatoRepository';

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

const titles: Record<Exclude<FactRow['tipo'], 'acao'>, string> = {
  criado: 'Pedido feito',
  recebido: 'Pagamento recebido',
  bilhetes: 'Bilhetes emitidos',
  estorno: 'Devolução pedida',
  estornado: 'Devolução feita',
};

/** The history of an order, the oldest event first, derived from the rows that caused each event. */
export async function readFacts(reader: Reader, pedidoId: string): Promise<Fato[]> {
  const rows = await listFatos(reader, pedidoId);
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
