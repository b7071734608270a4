import { useEmit } from '../../../events/useEmit';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { t } from '../../../words/t';

/** The way back, below every way of paying; none during a card payment, whose order is fixed. */
export function VoltarAosPassageiros() {
  const emit = useEmit();
  const { envio } = useAppSelector(selectCompra);
  if (envio === 'pagando') return null;
  return (
    <div>
      <Button variant="quiet" flush onClick={() => emit('EtapaCompraVoltada')}>
        {t('Voltar aos passageiros')}
      </Button>
    </div>
  );
}
