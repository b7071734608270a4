import { emReais, toCsv, type CelulaCsv } from '../../../src/domain/agencia/caixa/csv';
import { rotulosSituacao } from '../../../src/domain/agencia/abasPedidos';
import { formatDia, FUSO_DA_SEDE } from '../../../src/domain/base/data';
import type { PedidoResumo } from '../../../src/domain/wire/agencia/pedidosAgencia';
import type { Reader } from '../../platform/database/database';
import type { OperadorRow } from '../operadores/operadorRepository';
import { readPedidos } from './listPedidos';
import type { Cursor } from './cursor';
import type { PedidoFilter } from './listaPedidosRepository';

const BATCH = 1000;

const header = [
  'Localizador',
  'Situação',
  'Criado em',
  'Comprador',
  'CPF',
  'Viagem',
  'Partida',
  'Hora',
  'Poltronas',
  'Total',
  'Operador',
];

const instant = new Intl.DateTimeFormat('pt-BR', {
  timeZone: FUSO_DA_SEDE,
  dateStyle: 'short',
  timeStyle: 'short',
});

const toRow = (pedido: PedidoResumo): CelulaCsv[] => [
  pedido.localizador,
  rotulosSituacao[pedido.situacao],
  instant.format(new Date(pedido.criadoEm)),
  pedido.comprador,
  pedido.cpf,
  pedido.viagem,
  formatDia(pedido.partida.dia),
  pedido.partida.hora,
  pedido.poltronas,
  emReais(pedido.totalCentavos),
  pedido.operador ?? '',
];

/** Removes the byte order mark, which belongs at the beginning of the file alone. */
const withoutMark = (text: string): string => text.replace(/^\ufeff/, '');

/** All orders that match as CSV, in batches, so that they are never all in memory. */
export async function* exportPedidos(
  reader: Reader,
  operadora: OperadorRow,
  filter: PedidoFilter,
): AsyncGenerator<string> {
  yield toCsv([header]);
  for (let after: Cursor | null = null; ;) {
    const { pedidos, next }: Awaited<ReturnType<typeof readPedidos>> = await readPedidos(reader, operadora, filter, {
      after,
      limit: BATCH,
    });
    if (pedidos.length > 0) yield withoutMark(toCsv(pedidos.map(toRow)));
    if (next === null) return;
    after = next;
  }
}
