import { useId } from 'react';
import type { ReactNode } from 'react';
import MuiDialog from '@mui/material/Dialog';
import { useBreakpointCross } from '../breakpoint/useBreakpointCross';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon } from '../icons/CloseIcon';
import { MuiTheme } from '../theme/MuiTheme';
import { useFocusBack } from './useFocusBack';
import { useScrollStop } from './useScrollStop';
import { t } from '../../words/t';
import './Dialog.css';

/** Cause of the closing: the person, or the window crossing 960 px. */
export type CloseReason = 'pessoa' | 'responsivo';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Without it `actions` are the only exit. Callers with unsaved input check the reason. */
  onClose?: ((reason: CloseReason) => void) | undefined;
  /** False ignores Esc and backdrop clicks, when leaving has a cost; the close button, if any, stays. */
  dismissable?: boolean;
  width?: 'narrow' | 'medium';
  /** Buttons at the bottom, primary last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal dialog with focus trap. Below 600 px it fills the screen; on closing the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, dismissable = true, width = 'medium', actions, children } = props;
  const titleId = useId();
  const scrollStop = useScrollStop();
  useFocusBack(open);
  const leave = () => {
    if (dismissable) onClose?.('pessoa');
  };
  useBreakpointCross(() => {
    if (open) onClose?.('responsivo');
  });
  return (
    <MuiTheme>
      <MuiDialog
        className={`it-dialog it-dialog--${width}`}
        open={open}
        onClose={leave}
        scroll="paper"
        maxWidth={false}
        aria-labelledby={titleId}
        transitionDuration={{ enter: 200, exit: 120 }}
      >
        <div className="it-dialog__head">
          <h2 id={titleId} className="it-dialog__title">
            {title}
          </h2>
          {onClose && (
            <IconButton label={t('Fechar')} onClick={() => onClose('pessoa')}>
              <CloseIcon />
            </IconButton>
          )}
        </div>
        <div className="it-dialog__body" aria-labelledby={scrollStop.role && titleId} {...scrollStop}>
          {children}
        </div>
        {actions && <div className="it-dialog__actions">{actions}</div>}
      </MuiDialog>
    </MuiTheme>
  );
}
