import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectLinkPendente } from '../../../store/aplicativo/interface';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { t } from '../../../words/t';

/** Confirmation for a deep link during a purchase, payment or registration. */
export function LinkPendenteDialog() {
  const link = useAppSelector(selectLinkPendente);
  const emit = useEmit();
  return (
    <ConfirmDialog
      open={link !== null}
      title={t('Abrir o link?')}
      confirmLabel={t('Abrir o link')}
      cancelLabel={t('Continuar aqui')}
      onConfirm={() => emit('LinkConfirmado')}
      onCancel={() => emit('LinkRecusado')}
    >
      {t('Você sai do que está fazendo agora. Um pedido já feito continua em Minhas viagens.')}
    </ConfirmDialog>
  );
}
