import { useEmit } from '../../events/useEmit';
import { useAppSelector } from '../../store/hooks';
import { selectLinkPendente } from '../../store/interface';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog';

/** A link opened the app amid a purchase, a payment or a registration: nobody loses their place without being asked. */
export function LinkPendenteDialog() {
  const link = useAppSelector(selectLinkPendente);
  const emit = useEmit();
  return (
    <ConfirmDialog
      open={link !== null}
      title="Abrir o link?"
      confirmLabel="Abrir o link"
      cancelLabel="Continuar aqui"
      onConfirm={() => emit('LinkConfirmado')}
      onCancel={() => emit('LinkRecusado')}
    >
      Você sai do que está fazendo agora. Um pedido já feito continua em Minhas viagens.
    </ConfirmDialog>
  );
}
