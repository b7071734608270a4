import { formatCentavos } from '../../../domain/base/dinheiro';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import { selectCartao } from '../../../store/pagamento/cartao';
import { useAppSelector } from '../../../store/hooks';
import { ThreeDsFrame } from '../../../ui/ThreeDsFrame/ThreeDsFrame';
import { t } from '../../../words/t';

/** The bank's 3DS challenge. A message from its page only triggers a status request. */
export function DesafioBanco({ pedidoId }: { pedidoId: string }) {
  const emit = useEmit();
  const { monotonic } = useClock();
  const { desafio, fimDesafio, campos, totalCentavos, conferindo } = useAppSelector(selectCartao);
  if (!desafio || !campos) return null;
  const ask = () => emit('adiqValidacao3dsResponse', { pedidoId });
  return (
    <ThreeDsFrame
      state="challenge"
      banco={t('seu banco')}
      total={formatCentavos(totalCentavos)}
      src={desafio.url}
      origin={campos.origem}
      expected={{ nonce: desafio.nonce, pedido: pedidoId }}
      checking={conferindo}
      expiresAt={fimDesafio}
      now={monotonic}
      onExpire={() => emit('DesafioVencido', { pedidoId })}
      onDone={ask}
      onCancel={() => emit('DesafioDesistido')}
      onRetry={ask}
      onPix={() => emit('FormaPagamentoEscolhida', { forma: 'pix' })}
    />
  );
}
