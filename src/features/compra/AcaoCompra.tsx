import type { EtapaCompra } from '../../domain/compra';
import { useEmit } from '../../events/useEmit';
import { selectCompra } from '../../store/compra';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button/Button';
import { PixIcon } from '../../ui/icons/PixIcon';
import { FORM_PASSAGEIROS } from './formPassageiros';

/** The one button that goes on; it stands with the total, which on a phone is always in reach. */
export function AcaoCompra({ etapa }: { etapa: EtapaCompra }) {
  const emit = useEmit();
  const { envio } = useAppSelector(selectCompra);
  switch (etapa) {
    case 'poltronas':
      return (
        <Button
          variant="accent"
          size="large"
          fullWidth
          loading={envio === 'reservando'}
          onClick={() => emit('PoltronasConfirmadas')}
        >
          Continuar
        </Button>
      );
    case 'passageiros':
      return (
        <Button type="submit" form={FORM_PASSAGEIROS} variant="accent" size="large" fullWidth>
          Continuar
        </Button>
      );
    default:
      return (
        <Button
          variant="accent"
          size="large"
          fullWidth
          icon={<PixIcon />}
          loading={envio === 'pedindo'}
          onClick={() => emit('PagamentoPixEscolhido')}
        >
          Pagar com Pix
        </Button>
      );
  }
}
