import { formatCentavos } from '../../../domain/base/dinheiro';
import { nomeModalidade, nomeTipoMovimento } from '../../../domain/agencia/caixa/movimento';
import { quando, textoVendidoPor } from '../../../domain/agencia/caixa/relatorio';
import type { Movimento } from '../../../domain/wire/agencia/caixas';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';

const detalhe = ({ localizador, vendidoPor, motivo, recebidoCentavos }: Movimento): string =>
  [
    localizador && `Pedido ${localizador}`,
    vendidoPor && textoVendidoPor(vendidoPor),
    motivo,
    recebidoCentavos !== null && `recebido ${formatCentavos(recebidoCentavos)}`,
  ]
    .filter(Boolean)
    .join(', ') || 'Sem observação';

const columns: Column<Movimento>[] = [
  { id: 'n', header: 'Nº', cell: ({ n }) => n },
  { id: 'em', header: 'Quando', cell: ({ em }) => quando(em) },
  { id: 'tipo', header: 'Tipo', cell: ({ tipo }) => nomeTipoMovimento[tipo] },
  { id: 'modalidade', header: 'Modalidade', cell: ({ modalidade }) => nomeModalidade[modalidade] },
  { id: 'detalhe', header: 'Detalhe', cell: detalhe },
  { id: 'valor', header: 'Valor', align: 'end', cell: ({ valorCentavos }) => formatCentavos(valorCentavos) },
];

/** Movements of a till, newest first. */
export const Movimentos = ({ movimentos }: { movimentos: readonly Movimento[] }) => (
  <DataTable
    compact
    caption="Movimentos"
    columns={columns}
    rows={[...movimentos].reverse()}
    keyOf={({ n }) => String(n)}
    emptyTitle="Nenhum movimento"
  />
);
