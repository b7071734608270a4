import { useEffect } from 'react';
import { nomeCarteira } from '../../../../domain/pagamento/carteira';
import { useEmit } from '../../../../events/useEmit';
import { useMeiosQuery } from '../../../../store/api/meios';
import { useClock } from '../../../../store/clock';
import { selectCompra } from '../../../../store/compra/compra';
import { useAppSelector } from '../../../../store/hooks';
import { isBusy, selectCarteira } from '../../../../store/pagamento/carteira';
import { Alert } from '../../../../ui/Alert/Alert';
import { Button } from '../../../../ui/Button/Button';
import { Card } from '../../../../ui/Card/Card';
import { Inline } from '../../../../ui/Inline/Inline';
import { Stack } from '../../../../ui/Stack/Stack';
import { WalletIcon } from '../../../../ui/icons/WalletIcon';
import { t } from '../../../../words/t';
import { readNavegador } from '../readNavegador';

export interface CarteirasDaCompraProps {
  /** Called once it is known whether there are any. */
  onKnown?: (() => void) | undefined;
}

/** Offers the wallets that this browser can pay with; nothing where it has none, and while the card's part has the payment. */
export function CarteirasDaCompra({ onKnown }: CarteirasDaCompraProps) {
  const emit = useEmit();
  const { data: meios } = useMeiosQuery();
  const { phase, known } = useAppSelector(selectCarteira);
  useEffect(() => {
    if (known) onKnown?.();
  }, [known, onKnown]);
  const carteiras = meios?.carteiras;
  useEffect(() => {
    if (!carteiras) return undefined;
    emit('CarteirasOferecidas', { carteiras });
    return () => emit('CarteirasFechadas');
  }, [emit, carteiras]);
  return phase === 'closed' || phase === 'handed' ? null : <Oferta />;
}

function Oferta() {
  const emit = useEmit();
  const clock = useClock();
  const { envio } = useAppSelector(selectCompra);
  const { phase, metodos, metodo: pressed, aviso } = useAppSelector(selectCarteira);
  return (
    <Card title={t('Carteira digital')}>
      <Stack gap={3}>
        <p>{t('No crédito, à vista, com o cartão da sua carteira. O bilhete sai na hora.')}</p>
        {aviso !== null && phase === 'waiting' && (
          <Alert title={t('Confirmando o pagamento')} announce>
            {aviso}
          </Alert>
        )}
        {aviso !== null && phase === 'ready' && (
          <Alert kind="danger" title={t('O pagamento não foi feito')} announce>
            {aviso}
          </Alert>
        )}
        {phase === 'pressNeeded' && (
          <Alert announce>{t('Seu pedido está pronto. Toque de novo para abrir a carteira.')}</Alert>
        )}
        <Inline gap={3}>
          {metodos.map((metodo) => (
            <Button
              key={metodo}
              variant="secondary"
              icon={<WalletIcon />}
              loading={metodo === pressed && isBusy(phase)}
              disabled={envio !== 'parado'}
              onClick={() => emit('PagamentoCarteiraEscolhido', { metodo, dispositivo: readNavegador(clock.now()) })}
            >
              {t('Pagar com {carteira}', { carteira: nomeCarteira(metodo) })}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
