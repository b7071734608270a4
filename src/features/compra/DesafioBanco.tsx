import { formatCentavos } from '../../domain/dinheiro';
import { useEmit } from '../../events/useEmit';
import { selectCartao } from '../../store/cartao';
import { useAppSelector } from '../../store/hooks';
import { ThreeDsFrame } from '../../ui/ThreeDsFrame/ThreeDsFrame';

/** No change of the device's time moves it. */
const now = (): number => performance.now();

/** The bank asks who is paying. Whatever its page says only means: ask the server. */
export function DesafioBanco({ pedidoId }: { pedidoId: string }) {
  const emit = useEmit();
  const { desafio, fimDesafio, campos, totalCentavos, conferindo } = useAppSelector(selectCartao);
  if (!desafio || !campos) return null;
  const ask = () => emit('adiqValidacao3dsResponse', { pedidoId });
  return (
    <ThreeDsFrame
      state="challenge"
      banco="seu banco"
      total={formatCentavos(totalCentavos)}
      src={desafio.url}
      origin={campos.origem}
      expected={{ nonce: desafio.nonce, pedido: pedidoId }}
      checking={conferindo}
      expiresAt={fimDesafio}
      now={now}
      onExpire={ask}
      onDone={ask}
      onCancel={() => emit('DesafioDesistido')}
      onRetry={ask}
      onPix={() => emit('FormaPagamentoEscolhida', { forma: 'pix' })}
    />
  );
}
