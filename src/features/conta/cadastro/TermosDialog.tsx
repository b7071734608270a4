import { Dialog } from '../../../ui/Dialog/Dialog';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { Prose } from '../../../ui/Prose/Prose';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { useContratoText } from './useContratoText';
import { PORTUGUESE } from '../../../words/language';
import { t } from '../../../words/t';

export interface TermosDialogProps {
  onClose: () => void;
}

/** The terms of use, to read before accepting. */
export function TermosDialog({ onClose }: TermosDialogProps) {
  const contrato = useContratoText();
  return (
    <Dialog open title={t('Termos de uso')} onClose={onClose}>
      {contrato.phase === 'loading' && <Skeleton label={t('Carregando termos de uso')} count={6} />}
      {contrato.phase === 'failed' && (
        <ErrorState title={t('Os termos não abriram')} onRetry={contrato.retry}>
          {contrato.reason}
        </ErrorState>
      )}
      {contrato.phase === 'ready' && <Prose document={contrato.text} lang={PORTUGUESE} />}
    </Dialog>
  );
}
