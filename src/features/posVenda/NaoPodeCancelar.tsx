import { sayTextoDaLei } from '../../domain/base/textoDaLei';
import { useEmit } from '../../events/useEmit';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { t } from '../../words/t';

export interface NaoPodeCancelarProps {
  title: string;
  /** Why it cannot be cancelled, and the law behind it. */
  motivo: string;
  baseLegal: string;
  /** Why a confirmation was refused. */
  aviso: string | null;
}

/** A ticket, or an extra of one, that the rule lets nobody cancel any more. */
export function NaoPodeCancelar({ title, motivo, baseLegal, aviso }: NaoPodeCancelarProps) {
  const emit = useEmit();
  return (
    <Dialog
      open
      title={title}
      width="narrow"
      onClose={() => emit('PosVendaFechada')}
      actions={<Button onClick={() => emit('PosVendaFechada')}>{t('Entendi')}</Button>}
    >
      <Stack gap={3}>
        {aviso !== null && aviso !== motivo && (
          <Alert kind="warning" announce>
            {aviso}
          </Alert>
        )}
        <p>{motivo}</p>
        <Text tone="quiet" size="sm">
          {sayTextoDaLei(baseLegal)}
        </Text>
      </Stack>
    </Dialog>
  );
}
