import { countFiltros, type FiltroEndereco } from '../../../domain/agencia/pedidosAgencia';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';
import { DownloadIcon } from '../../../ui/icons/DownloadIcon';
import { FilterIcon } from '../../../ui/icons/FilterIcon';
import { Shortcut } from '../../../ui/Shortcuts/Shortcut';

/** The forms that the bar unfolds, one at a time. */
export type FormularioPedidos = 'filtros' | 'abertura';

interface BarraPedidosProps {
  filtro: FiltroEndereco;
  cpf: string | null;
  /** Query of the export: all matching orders, whatever page is shown. */
  consulta: Record<string, string>;
  aberto: FormularioPedidos | null;
  /** Id of the element that holds the forms. */
  painel: string;
  onAbrir: (formulario: FormularioPedidos | null) => void;
}

/**
 * Actions on the list in one row. The forms stay folded, so that the orders are in sight; the button of the filters says
 * how many are in use.
 */
export function BarraPedidos({ filtro, cpf, consulta, aberto, painel, onAbrir }: BarraPedidosProps) {
  const emit = useEmit();
  const { sending } = useSubmission('exportacaoPedidos');
  const emUso = countFiltros(filtro, cpf);
  const toggle = (formulario: FormularioPedidos) => ({
    expanded: aberto === formulario,
    controls: aberto === formulario ? painel : undefined,
    onClick: () => onAbrir(aberto === formulario ? null : formulario),
  });
  return (
    <Inline justify="between" gap={3} rowGap={2}>
      <Inline gap={3} rowGap={2}>
        <Shortcut keys="Alt+1">
          <Button variant="secondary" size="small" icon={<FilterIcon />} {...toggle('filtros')}>
            {emUso === 0 ? 'Filtros' : `Filtros (${emUso} em uso)`}
          </Button>
        </Shortcut>
        <Shortcut keys="Alt+2">
          <Button variant="secondary" size="small" {...toggle('abertura')}>
            Abrir pedido de cliente
          </Button>
        </Shortcut>
      </Inline>
      <Shortcut keys="Alt+3">
        <Button
          variant="secondary"
          size="small"
          icon={<DownloadIcon />}
          loading={sending}
          onClick={() => emit('PedidosExportados', { consulta })}
        >
          Exportar CSV
        </Button>
      </Shortcut>
    </Inline>
  );
}
