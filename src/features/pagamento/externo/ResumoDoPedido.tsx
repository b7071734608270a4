import { rotulosSituacao } from '../../../domain/agencia/abasPedidos';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { formatHora, grupoDaSituacao, tonsGrupo } from '../../../domain/agencia/pedidosAgencia';
import type { PagamentoExterno } from '../../../domain/wire/pagamento/cobrancaExterna';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';

/** Identifies the order, so that no wrong one is charged. */
export function ResumoDoPedido({ pagamento }: { pagamento: PagamentoExterno }) {
  const { localizador, situacao, comprador, viagem, totalCentavos, expiraEm, impedimento } = pagamento;
  return (
    <Card
      title={`Pedido ${localizador}`}
      aside={<StatusBadge kind={tonsGrupo[grupoDaSituacao(situacao)]}>{rotulosSituacao[situacao]}</StatusBadge>}
    >
      <DescriptionList
        items={[
          { label: 'Comprador', value: comprador },
          { label: 'Viagem', value: viagem },
          { label: 'Total', value: <strong className="it-tabular">{formatCentavos(totalCentavos)}</strong> },
          ...(expiraEm !== null && impedimento === null
            ? [{ label: 'Poltronas guardadas até', value: formatHora(expiraEm) }]
            : []),
        ]}
      />
    </Card>
  );
}
