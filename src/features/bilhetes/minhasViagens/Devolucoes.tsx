import { formatCentavos } from '../../../domain/base/dinheiro';
import { diaEm, formatDia, FUSO_DA_SEDE } from '../../../domain/base/data';
import type { EstornoPedido, Pedido } from '../../../domain/wire/compra/pedidos';
import { List } from '../../../ui/List/List';
import { msg, t } from '../../../words/t';

/** Refunds of an order, pending or completed. */
export function Devolucoes({ pedido: { estornos = [] } }: { pedido: Pedido }) {
  if (estornos.length === 0) return null;
  return (
    <List gap={0} size="sm" label={t('Devoluções')}>
      {estornos.map((estorno) => (
        <li key={`${estorno.criadoEm} ${estorno.meio} ${estorno.valorCentavos}`}>{textOf(estorno)}</li>
      ))}
    </List>
  );
}

const valores = {
  pix: msg('{valor} por Pix'),
  cartao: msg('{valor} no cartão'),
  dinheiro: msg('{valor} em dinheiro'),
  boleto: msg('{valor} por Pix, na chave do seu CPF,'),
  credito: msg('{valor} em crédito na sua conta'),
};

function textOf({ valorCentavos, meio, situacao, concluidoEm, previsao }: EstornoPedido): string {
  const valor = t(valores[meio], { valor: formatCentavos(valorCentavos) });
  if (situacao === 'feito')
    return concluidoEm
      ? t('Devolvemos {valor} em {dia}.', { valor, dia: formatDia(diaEm(new Date(concluidoEm), FUSO_DA_SEDE)) })
      : t('Devolvemos {valor}.', { valor });
  if (situacao === 'nao_realizado')
    return t('O banco recusou a devolução de {valor}. Estamos tentando de novo.', { valor });
  return t('Devolução de {valor} em andamento, até {dia}.', { valor, dia: formatDia(previsao) });
}
