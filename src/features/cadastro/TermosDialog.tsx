import { useCallback } from 'react';
import { Dialog } from '../../ui/Dialog/Dialog';
import { ErrorState } from '../../ui/ErrorState/ErrorState';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { useContratoText } from './useContratoText';
import './TermosDialog.css';

export interface TermosDialogProps {
  onClose: () => void;
}

/** The terms of use, to be read before they are accepted. */
export function TermosDialog({ onClose }: TermosDialogProps) {
  const contrato = useContratoText();
  return (
    <Dialog open title="Termos de uso" onClose={onClose}>
      {contrato.phase === 'loading' && <Skeleton label="Carregando termos de uso" count={6} />}
      {contrato.phase === 'failed' && (
        <ErrorState title="Os termos não abriram" onRetry={contrato.retry}>
          Confira sua conexão e tente novamente.
        </ErrorState>
      )}
      {contrato.phase === 'ready' && <ContratoBody text={contrato.text} />}
    </Dialog>
  );
}

/** Nodes rather than a string: nothing is parsed a second time after it was made safe. */
function ContratoBody({ text }: { text: DocumentFragment }) {
  const show = useCallback((place: HTMLElement | null) => place?.replaceChildren(text.cloneNode(true)), [text]);
  return <div className="it-contrato" ref={show} />;
}
