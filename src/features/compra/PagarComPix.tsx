import { useEmit } from '../../events/useEmit';
import { Button } from '../../ui/Button/Button';

/** The other way to pay, one press away. */
export function PagarComPix() {
  const emit = useEmit();
  return (
    <Button variant="secondary" onClick={() => emit('FormaPagamentoEscolhida', { forma: 'pix' })}>
      Escolher Pix
    </Button>
  );
}
