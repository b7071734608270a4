import { isEmitido } from '../../../domain/compra/pedido';
import { rotas } from '../../../domain/base/rotas';
import type { CobrancaExterna, PagamentoExterno } from '../../../domain/wire/pagamento/cobrancaExterna';
import { Alert, type AlertProps } from '../../../ui/Alert/Alert';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';

const kinds: Partial<Record<CobrancaExterna['situacao'], AlertProps['kind']>> = {
  paga: 'success',
  recusada: 'danger',
  devolvida: 'warning',
  cancelada: 'info',
  expirada: 'warning',
};
const titulos: Partial<Record<CobrancaExterna['situacao'], string>> = {
  paga: 'Pagamento aprovado',
  recusada: 'Pagamento recusado',
  devolvida: 'Pagamento devolvido',
  cancelada: 'Cobrança cancelada',
  expirada: 'Cobrança expirada',
};

interface DesfechoProps {
  cobranca: CobrancaExterna;
  pagamento: PagamentoExterno;
}

/** Outcome of the latest charge and its effect on the order. */
export function Desfecho({ cobranca, pagamento }: DesfechoProps) {
  const { situacao, mensagem } = cobranca;
  const issued = isEmitido(pagamento.situacao);
  return (
    <Alert
      kind={kinds[situacao] ?? 'info'}
      title={titulos[situacao] ?? 'Cobrança encerrada'}
      announce
      action={
        situacao === 'paga' || pagamento.impedimento !== null ? (
          <LinkButton variant="secondary" href={`${rotas.pedidos.path}?pedido=${pagamento.pedidoId}`}>
            {issued ? 'Ver bilhetes' : 'Ver pedido'}
          </LinkButton>
        ) : undefined
      }
    >
      <p>{situacao === 'paga' ? textoPago(cobranca, issued) : mensagem}</p>
      {situacao !== 'paga' && pagamento.impedimento !== null && <p>{pagamento.impedimento}</p>}
    </Alert>
  );
}

function textoPago({ cartao }: CobrancaExterna, issued: boolean): string {
  const card = cartao
    ? `${cartao.bandeira} final ${cartao.final4}, ${cartao.tipo === 'debito' ? 'débito' : `crédito em ${cartao.parcelas}x`}. `
    : '';
  return card + (issued ? 'Os bilhetes foram emitidos e enviados por e-mail.' : 'Estamos emitindo os bilhetes.');
}
