import { type ComponentType, useEffect } from 'react';
import { useEmit } from '../../../events/useEmit';
import { type CartaoPhase, selectCartao } from '../../../store/pagamento/cartao';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { CartaoCampos } from './CartaoCampos';
import { DesafioBanco } from './DesafioBanco';
import { PagarComPix } from './PagarComPix';
import { t } from '../../../words/t';

/** Phases that keep the card fields mounted, so that a refusal finds them unchanged. */
const withFields: readonly CartaoPhase[] = ['form', 'tokenizing', 'paying', 'challenge', 'checking'];

interface CartaoPagamentoProps {
  /** The choice of a saved card, loaded for people who have some. */
  Salvos: ComponentType;
}

/** Card payment: saved cards, the acquirer's fields, the instalments, the bank's challenge, and the outcome. */
export function CartaoPagamento({ Salvos }: CartaoPagamentoProps) {
  const emit = useEmit();
  const { pedidoId, envio } = useAppSelector(selectCompra);
  const { phase } = useAppSelector(selectCartao);
  useEffect(() => {
    if (pedidoId === null) return undefined;
    emit('PagamentoCartaoAberto', { pedidoId });
    return () => emit('PagamentoCartaoFechado');
  }, [emit, pedidoId]);
  // Without an order the notice above gives the reason and a retry.
  if (pedidoId === null) return envio === 'pedindo' ? <Abrindo /> : null;
  return (
    <Stack gap={4}>
      {(phase === 'closed' || phase === 'opening') && <Abrindo />}
      {withFields.includes(phase) && (
        <CartaoCampos hidden={phase !== 'form' && phase !== 'tokenizing'} Salvos={Salvos} />
      )}
      {phase === 'challenge' && <DesafioBanco pedidoId={pedidoId} />}
      <Andamento phase={phase} />
    </Stack>
  );
}

const Abrindo = () => <Skeleton label={t('Abrindo o pagamento com cartão')} shape="card" count={2} />;

function Andamento({ phase }: { phase: CartaoPhase }) {
  const emit = useEmit();
  const { aviso, conferindo } = useAppSelector(selectCartao);
  switch (phase) {
    case 'paying':
      return (
        <Alert title={t('Falando com o banco do cartão')} announce>
          {t('Não feche esta página. Se fechar, o pagamento continua e você o encontra em Minhas viagens.')}
        </Alert>
      );
    case 'checking':
      return (
        <Alert
          title={t('Confirmando o pagamento')}
          announce
          action={
            <Button variant="secondary" loading={conferindo} onClick={() => emit('CartaoConferido')}>
              {t('Verificar agora')}
            </Button>
          }
        >
          {aviso}
        </Alert>
      );
    case 'approved':
      return (
        <Alert kind="success" title={t('Pagamento aprovado')} announce>
          {t('Estamos emitindo o seu bilhete. Esta página avança sozinha.')}
        </Alert>
      );
    case 'failed':
      return (
        <Alert
          kind="danger"
          title={t('Sem resposta do servidor')}
          announce
          action={
            <Button variant="secondary" onClick={() => emit('NovoCartaoPedido')}>
              {t('Tentar novamente')}
            </Button>
          }
        >
          {aviso}
        </Alert>
      );
    case 'over':
      return (
        <Alert kind="warning" title={t('Este pedido não pode ser pago com cartão')} announce action={<PagarComPix />}>
          {aviso}
        </Alert>
      );
    default:
      return null;
  }
}
