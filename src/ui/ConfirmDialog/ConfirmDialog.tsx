import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The deed itself, a verb: "Cancelar passagem", never "Sim". */
  confirmLabel: string;
  cancelLabel?: string;
  /** The deed destroys something. */
  danger?: boolean;
  loading?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before what cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Voltar', danger = false, loading = false } = props;
  const { onConfirm, onCancel } = props;
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
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
