import { formatCentavos } from '../../../domain/base/dinheiro';
import { diaEm, formatDia, FUSO_DA_SEDE } from '../../../domain/base/data';
import type { EstornoPedido, Pedido } from '../../../domain/wire/compra/pedidos';
import { List } from '../../../ui/List/List';

/** Refunds of an order, pending or completed. */
export function Devolucoes({ pedido: { estornos = [] } }: { pedido: Pedido }) {
  if (estornos.length === 0) return null;
  return (
    <List gap={0} size="sm" label="Devoluções">
      {estornos.map((estorno) => (
        <li key={`${estorno.criadoEm} ${estorno.meio} ${estorno.valorCentavos}`}>{textOf(estorno)}</li>
      ))}
    </List>
  );
}

const meios = { pix: 'por Pix', cartao: 'no cartão', dinheiro: 'em dinheiro', credito: 'em crédito na sua conta' };

function textOf({ valorCentavos, meio, situacao, concluidoEm, previsao }: EstornoPedido): string {
  const valor = `${formatCentavos(valorCentavos)} ${meios[meio]}`;
  if (situacao === 'feito')
    return `Devolvemos ${valor}${concluidoEm ? ` em ${formatDia(diaEm(new Date(concluidoEm), FUSO_DA_SEDE))}` : ''}.`;
  if (situacao === 'nao_realizado') return `O banco recusou a devolução de ${valor}. Estamos tentando de novo.`;
  return `Devolução de ${valor} em andamento, até ${formatDia(previsao)}.`;
}
