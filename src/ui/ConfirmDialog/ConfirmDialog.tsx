import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { t } from '../../words/t';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Consequences of the action, and whether it can be undone. */
  children: ReactNode;
  /** The action as a verb: "Cancelar passagem", never "Sim". */
  confirmLabel: string;
  cancelLabel?: string;
  /** The action is destructive. */
  danger?: boolean;
  loading?: boolean;
  /** Why the action was refused; the question stays open. */
  error?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirmation of an irreversible action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = t('Voltar'), danger = false, loading = false } = props;
  const { error, onConfirm, onCancel } = props;
  // A closing dialog stays on screen for a moment: the second press of a double click confirms nothing.
  const confirm = () => {
    if (open) onConfirm();
  };
  return (
    <Dialog
      open={open}
      title={title}
      width="narrow"
      dismissable={!loading}
      onClose={loading ? undefined : onCancel}
      actions={
        <>
          <Button variant="quiet" disabled={loading} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <div className="it-dialog__refusal">
          <Alert kind="danger" announce>
            {error}
          </Alert>
        </div>
      )}
    </Dialog>
  );
}
