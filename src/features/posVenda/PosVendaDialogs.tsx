import { useEmit } from '../../events/useEmit';
import { useAppSelector } from '../../store/hooks';
import { useSubmission } from '../../store/useSubmission';
import { selectPosVenda, type AcaoPosVenda, type PosVendaState } from '../../store/posVenda/posVenda';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { ErrorState } from '../../ui/ErrorState/ErrorState';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { CancelarAdicionalDialog } from './CancelarAdicionalDialog';
import { CancelarDialog } from './CancelarDialog';
import { FeitoDialog } from './FeitoDialog';
import { RemarcarDrawer } from './RemarcarDrawer';
import { TransferirDialog } from './TransferirDialog';
import { msg, t, translated } from '../../words/t';

const titulos: Record<AcaoPosVenda, string> = {
  cancelar: msg('Cancelar passagem'),
  cancelarAdicional: msg('Cancelar adicional'),
  remarcar: msg('Remarcar passagem'),
  transferir: msg('Transferir passagem'),
};

/** Dialogs to cancel, exchange and transfer: preview, confirmation and result. */
export function PosVendaDialogs() {
  const state = useAppSelector(selectPosVenda);
  const { sending, erro: aviso } = useSubmission('posVenda');
  if (state.phase === 'closed') return null;
  if (state.phase === 'done') return <FeitoDialog state={state} />;
  if (state.phase === 'gone') return <SumiuDialog acao={state.acao} aviso={state.aviso} />;
  if (state.phase === 'asking' || state.phase === 'failed') return <AskingDialog state={state} />;
  switch (state.acao) {
    case 'cancelar':
      return (
        <CancelarDialog previa={state.previa} emCredito={state.emCredito ?? false} sending={sending} aviso={aviso} />
      );
    case 'cancelarAdicional':
      return <CancelarAdicionalDialog previa={state.previa} sending={sending} aviso={aviso} />;
    case 'remarcar':
      return <RemarcarDrawer state={state} />;
    case 'transferir':
      return <TransferirDialog previa={state.previa} sending={sending} aviso={aviso} />;
  }
}

function AskingDialog({ state }: { state: Extract<PosVendaState, { phase: 'asking' | 'failed' }> }) {
  const emit = useEmit();
  const close = () => emit('PosVendaFechada');
  return (
    <Dialog
      open
      title={translated(titulos[state.acao])}
      onClose={close}
      actions={
        <Button variant="quiet" onClick={close}>
          {t('Voltar')}
        </Button>
      }
    >
      {state.phase === 'asking' ? (
        <Skeleton label={t('Consultando as condições')} count={4} />
      ) : (
        <ErrorState title={t('Não conseguimos consultar as condições')} onRetry={() => emit('PreviaPedida')}>
          {state.aviso}
        </ErrorState>
      )}
    </Dialog>
  );
}

/** The thing to be changed is no longer there: another tab or device was faster. */
function SumiuDialog({ acao, aviso }: { acao: AcaoPosVenda; aviso: string }) {
  const emit = useEmit();
  const close = () => emit('PosVendaFechada');
  return (
    <Dialog
      open
      title={translated(titulos[acao])}
      width="narrow"
      onClose={close}
      actions={<Button onClick={close}>{t('Entendi')}</Button>}
    >
      <Alert kind="info" announce>
        {aviso}
      </Alert>
    </Dialog>
  );
}
