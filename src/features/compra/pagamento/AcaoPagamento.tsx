import { useEmit } from '../../../events/useEmit';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { CardIcon } from '../../../ui/icons/CardIcon';
import { PixIcon } from '../../../ui/icons/PixIcon';
import { t } from '../../../words/t';

/** The pay button of the chosen method. */
export function AcaoPagamento() {
  const emit = useEmit();
  const { envio, forma } = useAppSelector(selectCompra);
  const isPix = forma === 'pix';
  return (
    <Button
      variant="accent"
      size="large"
      fullWidth
      icon={isPix ? <PixIcon /> : <CardIcon />}
      loading={envio === 'pedindo' || envio === 'pagando'}
      onClick={() => emit(isPix ? 'PagamentoPixEscolhido' : 'PagamentoCartaoEscolhido')}
    >
      {isPix ? t('Pagar com Pix') : t('Pagar com cartão')}
    </Button>
  );
}
