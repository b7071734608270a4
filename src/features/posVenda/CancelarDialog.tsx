import { explainCancelamento } from '../../domain/posVenda/posVendaTextos';
import { resumoCancelamento } from '../../domain/posVenda/resumoPosVenda';
import type { PreviaCancelamento, PreviaCancelamentoPedido } from '../../domain/wire/posVenda/posVenda';
import { useEmit } from '../../events/useEmit';
import { Alert } from '../../ui/Alert/Alert';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog';
import { RefundSummary } from '../../ui/RefundSummary/RefundSummary';
import { Stack } from '../../ui/Stack/Stack';
import { DestinoDoValor } from './DestinoDoValor';
import { NaoPodeCancelar } from './NaoPodeCancelar';
import { t } from '../../words/t';

export interface CancelarDialogProps {
  previa: PreviaCancelamentoPedido;
  /** Credit was chosen in the place of the money. */
  emCredito?: boolean;
  sending: boolean;
  aviso: string | null;
}

/** Refund, reason and legal basis; confirming applies exactly that refund. */
export function CancelarDialog({ previa, emCredito = false, sending, aviso }: CancelarDialogProps) {
  const { bilhetes } = previa;
  const [first] = bilhetes;
  if (!first) return <DesistirDialog sending={sending} aviso={aviso} />;
  if (!bilhetes.some(({ permitido }) => permitido)) return <RecusadoDialog first={first} aviso={aviso} />;
  return <ConfirmarDialog previa={previa} emCredito={emCredito} sending={sending} aviso={aviso} />;
}

function ConfirmarDialog({ previa, emCredito = false, sending, aviso }: CancelarDialogProps) {
  const emit = useEmit();
  const isOne = previa.bilhetes.length === 1;
  return (
    <ConfirmDialog
      open
      danger
      title={isOne ? t('Cancelar passagem') : t('Cancelar passagens')}
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
        {previa.credito && (
          <DestinoDoValor previa={previa} credito={previa.credito} emCredito={emCredito} disabled={sending} />
        )}
        <RefundSummary preview={resumoCancelamento(previa, emCredito)} />
        <p>
          {isOne
            ? t('A poltrona é liberada na hora e não dá para desfazer.')
            : t('As poltronas são liberadas na hora e não dá para desfazer.')}
        </p>
      </Stack>
    </ConfirmDialog>
  );
}

function RecusadoDialog({ first, aviso }: { first: PreviaCancelamento; aviso: string | null }) {
  return (
    <NaoPodeCancelar
      title={t('Esta passagem não pode ser cancelada')}
      motivo={explainCancelamento(first)}
      baseLegal={first.baseLegal}
      aviso={aviso}
    />
  );
}

/** Cancels an unpaid order, without a refund. */
function DesistirDialog({ sending, aviso }: Pick<CancelarDialogProps, 'sending' | 'aviso'>) {
  const emit = useEmit();
  return (
    <ConfirmDialog
      open
      danger
      title={t('Desistir deste pedido?')}
      confirmLabel={t('Desistir do pedido')}
      loading={sending}
      onConfirm={() => emit('CancelamentoConfirmado')}
      onCancel={() => emit('PosVendaFechada')}
    >
      <Stack gap={3}>
        {aviso !== null && (
          <Alert kind="warning" announce>
            {aviso}
          </Alert>
        )}
        <p>{t('As poltronas são liberadas e o código de pagamento deixa de valer. Nada foi cobrado.')}</p>
      </Stack>
    </ConfirmDialog>
  );
}
