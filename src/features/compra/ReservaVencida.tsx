import { useEmit } from '../../events/useEmit';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { t } from '../../words/t';

/** Dialog of an expired hold. The seats are chosen again; what was typed stays. */
export function ReservaVencida({ mensagem }: { mensagem: string }) {
  const emit = useEmit();
  const close = () => emit('AvisoCompraDispensado');
  return (
    <Dialog
      open
      title={t('Sua reserva expirou')}
      width="narrow"
      onClose={close}
      actions={
        <Button variant="accent" onClick={close}>
          {t('Escolher poltronas')}
        </Button>
      }
    >
      {mensagem}
    </Dialog>
  );
}
