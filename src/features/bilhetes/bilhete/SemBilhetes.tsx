import { formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { rotas } from '../../../domain/base/rotas';
import { rotulosSituacao } from '../../../domain/agencia/abasPedidos';
import { isNaoPago } from '../../../domain/compra/pedido';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { NoTicketsIllustration } from '../../../ui/Illustration/NoTicketsIllustration';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { t, translated } from '../../../words/t';

/** An order that has no ticket and waits for none: unpaid, with the way to its payment, or over. */
export function SemBilhetes({ pedido }: { pedido: Pedido }) {
  return (
    <EmptyState
      title={translated(rotulosSituacao[pedido.situacao])}
      illustration={<NoTicketsIllustration />}
      action={isNaoPago(pedido.situacao) && <Pagar pedido={pedido} />}
    >
      {doBoleto(pedido) ?? emDinheiro(pedido) ?? t('Este pedido não tem bilhetes.')}
    </EmptyState>
  );
}

function Pagar({ pedido: { id, boletoVence } }: { pedido: Pedido }) {
  if (boletoVence)
    return <LinkButton href={`${rotas.pagamentoBoleto.path}?pedido=${id}`}>{t('Ver boleto')}</LinkButton>;
  return <LinkButton href={`${rotas.pagamentoPix.path}?pedido=${id}`}>{t('Continuar pagamento')}</LinkButton>;
}

/** The sum and the due date of an open boleto; null without one. */
function doBoleto({ boletoVence, totalCentavos }: Pedido): string | null {
  if (!boletoVence) return null;
  return t('Boleto de {valor}: pague até {dia}. O bilhete sai quando o banco avisa do pagamento.', {
    valor: formatCentavos(totalCentavos),
    dia: formatDia(boletoVence),
  });
}

/** Cash refund for seats that could not be issued; null without one. */
function emDinheiro({ estornos = [] }: Pedido): string | null {
  const back = estornos.filter(({ meio }) => meio === 'dinheiro');
  if (back.length === 0) return null;
  const valor = formatCentavos(back.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0));
  return t('Nenhum bilhete saiu. Devolva {valor} em dinheiro ao cliente: o valor sai do seu caixa.', { valor });
}
