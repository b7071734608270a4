import { explainCancelamentoAdicional, resumoCancelamentoAdicional } from '../../domain/posVenda/cancelamentoAdicional';
import type { PreviaCancelamentoAdicional } from '../../domain/wire/posVenda/posVenda';
import { useEmit } from '../../events/useEmit';
import { Alert } from '../../ui/Alert/Alert';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog';
import { RefundSummary } from '../../ui/RefundSummary/RefundSummary';
import { Stack } from '../../ui/Stack/Stack';
import { NaoPodeCancelar } from './NaoPodeCancelar';
import { t } from '../../words/t';

export interface CancelarAdicionalDialogProps {
  previa: PreviaCancelamentoAdicional;
  sending: boolean;
  aviso: string | null;
}

/** Refund of one kind of extra of a ticket; confirming applies exactly that refund. */
export function CancelarAdicionalDialog({ previa, sending, aviso }: CancelarAdicionalDialogProps) {
  const emit = useEmit();
  if (!previa.permitido) {
    return (
      <NaoPodeCancelar
        title={t('Este adicional não pode ser cancelado')}
        motivo={explainCancelamentoAdicional(previa)}
        baseLegal={previa.baseLegal}
        aviso={aviso}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('Cancelar adicional')}
      confirmLabel={t('Confirmar cancelamento')}
      loading={sending}
      onConfirm={() => emit('CancelamentoConfirmado')}
      onCancel={() => emit('PosVendaFechada')}
    >
      <Stack>
        {aviso !== null && (
          <Alert kind="warning" announce>
            {aviso}
          </Alert>
        )}
        <RefundSummary preview={resumoCancelamentoAdicional(previa)} />
        <p>{t('A vaga é liberada na hora e não dá para desfazer. A passagem continua valendo.')}</p>
      </Stack>
    </ConfirmDialog>
  );
}
