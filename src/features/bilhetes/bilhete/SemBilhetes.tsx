import { formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { rotas } from '../../../domain/base/rotas';
import { comprarDeNovoLink } from '../../../domain/compra/comprarDeNovo';
import { rotulosSituacao } from '../../../domain/agencia/abasPedidos';
import { isNaoPago } from '../../../domain/compra/pedido';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { useClock } from '../../../store/clock';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { NoTicketsIllustration } from '../../../ui/Illustration/NoTicketsIllustration';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { t, translated } from '../../../words/t';

/** An order that has no ticket and waits for none: unpaid, with the way to its payment, or over, with that to buy again. */
export function SemBilhetes({ pedido }: { pedido: Pedido }) {
  const devolve = emDinheiro(pedido);
  return (
    <EmptyState
      title={translated(rotulosSituacao[pedido.situacao])}
      illustration={<NoTicketsIllustration />}
      action={isNaoPago(pedido.situacao) ? <Pagar pedido={pedido} /> : !devolve && <DeNovo pedido={pedido} />}
    >
      {aPagar(pedido) ?? devolve ?? t('Este pedido não tem bilhetes.')}
    </EmptyState>
  );
}

function Pagar({ pedido: { id, boletoVence } }: { pedido: Pedido }) {
  if (boletoVence)
    return <LinkButton href={`${rotas.pagamentoBoleto.path}?pedido=${id}`}>{t('Ver boleto')}</LinkButton>;
  return <LinkButton href={`${rotas.pagamentoPix.path}?pedido=${id}`}>{t('Continuar pagamento')}</LinkButton>;
}

/** For travellers: whoever paid in cash at a counter is served there. */
function DeNovo({ pedido }: { pedido: Pedido }) {
  const now = useClock().now();
  return <LinkButton href={comprarDeNovoLink(pedido, now)}>{t('Comprar de novo')}</LinkButton>;
}

/** The sum that is due, and the last day of an open boleto; null of an order that waits for no payment. */
function aPagar({ situacao, boletoVence, totalCentavos }: Pedido): string | null {
  if (!isNaoPago(situacao)) return null;
  const valor = formatCentavos(totalCentavos);
  return boletoVence
    ? t('Boleto de {valor}: pague até {dia}. O bilhete sai quando o banco avisa do pagamento.', {
        valor,
        dia: formatDia(boletoVence),
      })
    : t('Total de {valor}: o bilhete sai assim que o pagamento cai.', { valor });
}

/** Cash refund for seats that could not be issued; null without one. */
function emDinheiro({ estornos = [] }: Pedido): string | null {
  const back = estornos.filter(({ meio }) => meio === 'dinheiro');
  if (back.length === 0) return null;
  const valor = formatCentavos(back.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0));
  return t('Nenhum bilhete saiu. Devolva {valor} em dinheiro ao cliente: o valor sai do seu caixa.', { valor });
}
