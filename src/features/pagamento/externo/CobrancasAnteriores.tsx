import { formatCentavos } from '../../../domain/base/dinheiro';
import { formatInstante } from '../../../domain/agencia/pedidosAgencia';
import type { CobrancaExterna } from '../../../domain/wire/pagamento/cobrancaExterna';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';

const columns: readonly Column<CobrancaExterna>[] = [
  { id: 'em', header: 'Feita em', cell: ({ criadaEm }) => formatInstante(criadaEm) },
  { id: 'meio', header: 'Meio', cell: ({ meio }) => (meio === 'link' ? 'Link' : 'Maquininha') },
  { id: 'operador', header: 'Operador', cell: ({ operador }) => operador },
  { id: 'fim', header: 'Como terminou', cell: ({ mensagem }) => mensagem },
  { id: 'valor', header: 'Valor', align: 'end', cell: ({ valorCentavos }) => formatCentavos(valorCentavos) },
];

/** Earlier charges with operator and outcome. */
export function CobrancasAnteriores({ cobrancas }: { cobrancas: readonly CobrancaExterna[] }) {
  if (cobrancas.length === 0) return null;
  return (
    <DataTable compact caption="Cobranças deste pedido" columns={columns} rows={cobrancas} keyOf={({ id }) => id} />
  );
}
