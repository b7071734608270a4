import { useEmit } from '../../../events/useEmit';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { t } from '../../../words/t';

/** The button of a free order. */
export function AcaoIsento() {
  const emit = useEmit();
  const { envio } = useAppSelector(selectCompra);
  return (
    <Button
      variant="accent"
      size="large"
      fullWidth
      loading={envio === 'pedindo'}
      onClick={() => emit('PedidoIsentoConfirmado')}
    >
      {t('Concluir pedido')}
    </Button>
  );
}
