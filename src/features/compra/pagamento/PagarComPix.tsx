import { useEmit } from '../../../events/useEmit';
import { Button } from '../../../ui/Button/Button';
import { t } from '../../../words/t';

/** Offers Pix as the alternative. */
export function PagarComPix() {
  const emit = useEmit();
  return (
    <Button variant="secondary" onClick={() => emit('FormaPagamentoEscolhida', { forma: 'pix' })}>
      {t('Escolher Pix')}
    </Button>
  );
}
