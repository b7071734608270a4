import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectLinkPendente } from '../../../store/aplicativo/interface';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';

/** Confirmation for a deep link during a purchase, payment or registration. */
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
