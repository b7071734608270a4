import { type ComponentType, useState } from 'react';
import { nomeDoTomador } from '../../../domain/compra/tomador/tomador';
import { useEmit } from '../../../events/useEmit';
import { selectCompra } from '../../../store/compra/compra';
import { selectTomador } from '../../../store/compra/tomador';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { Stack } from '../../../ui/Stack/Stack';
import { usePaginaDeixada } from '../usePaginaDeixada';
import type { TomadorDialogProps } from './TomadorDialog';
import { t } from '../../../words/t';

/** The wish for documents in the name of a company; its data are asked for once it is ticked. */
export function TomadorDaCompra({ Dialogo }: { Dialogo: ComponentType<TomadorDialogProps> }) {
  const emit = useEmit();
  usePaginaDeixada();
  const { envio } = useAppSelector(selectCompra);
  const tomador = useAppSelector(selectTomador);
  const [isOpen, setOpen] = useState(false);
  const disabled = envio !== 'parado';
  return (
    <Stack gap={2}>
      <Checkbox
        name="notaEmpresa"
        label={t('Preciso da nota em nome de uma empresa')}
        checked={tomador !== null || isOpen}
        disabled={disabled}
        {...(tomador && { hint: nomeDoTomador(tomador) })}
        onChange={(checked) => {
          setOpen(checked);
          if (!checked) emit('TomadorInformado', { tomador: null });
        }}
      />
      {tomador && (
        <div>
          <Button variant="quiet" size="small" flush disabled={disabled} onClick={() => setOpen(true)}>
            {t('Alterar empresa')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Dialogo
          inicial={tomador}
          onSave={(novo) => {
            emit('TomadorInformado', { tomador: novo });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
