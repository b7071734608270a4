import { formatCentavos } from '../../../domain/base/dinheiro';
import { rotulosGrupo } from '../../../domain/agencia/pedidosAgencia';
import type { PaginaPedidos } from '../../../domain/wire/agencia/pedidosAgencia';
import { Grid } from '../../../ui/Grid/Grid';
import { ReportTile } from '../../../ui/ReportTile/ReportTile';

const NUMBER = new Intl.NumberFormat('pt-BR');

const contar = (quantidade: number): string =>
  `${NUMBER.format(quantidade)} ${quantidade === 1 ? 'pedido' : 'pedidos'}`;

/** Count and amount of the matching orders, by group. */
export function TotaisPedidos({ totais, loading }: { totais: PaginaPedidos['totais']; loading: boolean }) {
  if (!totais && !loading) return null;
  const grupos = totais?.grupos.filter(({ quantidade }) => quantidade > 0) ?? [];
  return (
    <section aria-label="Totais do filtro">
      <Grid min={9.5} gap={3} stretch>
        <ReportTile
          compact
          label="Todos"
          loading={loading}
          value={totais && formatCentavos(totais.totalCentavos)}
          detail={contar(totais?.quantidade ?? 0)}
        />
        {grupos.map(({ grupo, quantidade, totalCentavos }) => (
          <ReportTile
            key={grupo}
            compact
            label={rotulosGrupo[grupo]}
            value={formatCentavos(totalCentavos)}
            detail={contar(quantidade)}
          />
        ))}
      </Grid>
    </section>
  );
}
