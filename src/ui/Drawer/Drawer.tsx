import { useId } from 'react';
import type { ReactNode } from 'react';
import MuiDrawer from '@mui/material/Drawer';
import { useBreakpointCross } from '../breakpoint/useBreakpointCross';
import type { CloseReason } from '../Dialog/Dialog';
import { useFocusBack } from '../Dialog/useFocusBack';
import { useScrollStop } from '../Dialog/useScrollStop';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon } from '../icons/CloseIcon';
import { MuiTheme } from '../theme/MuiTheme';
import { t } from '../../words/t';
import './Drawer.css';

export interface DrawerProps {
  open: boolean;
  title: string;
  /** Edge of origin: `bottom`, near the thumb, or `end`, the right side, for long content. */
  from?: 'bottom' | 'end';
  /** Buttons at the bottom, always visible: "Ver 12 viagens". */
  actions?: ReactNode;
  /** Outcome of the buttons, beside them: "Falta pagar R$ 30,00". */
  summary?: ReactNode;
  /** Called when the person closes it, or the window crosses 960 px. */
  onClose: (reason: CloseReason) => void;
  children: ReactNode;
}

/**
 * A modal sheet for content that has no room beside the list on a phone. On closing the focus returns to where it was.
 */
export function Drawer({ open, title, from = 'bottom', actions, summary, onClose, children }: DrawerProps) {
  const titleId = useId();
  const scrollStop = useScrollStop();
  useFocusBack(open);
  useBreakpointCross(() => {
    if (open) onClose('responsivo');
  });
  return (
    <MuiTheme>
      <MuiDrawer
        className={`it-drawer it-drawer--${from}`}
        anchor={from === 'end' ? 'right' : 'bottom'}
        open={open}
        onClose={() => onClose('pessoa')}
        transitionDuration={{ enter: 200, exit: 120 }}
        slotProps={{ paper: { 'aria-labelledby': titleId } }}
      >
        <div className="it-drawer__head">
          <h2 id={titleId} className="it-drawer__title">
            {title}
          </h2>
          <IconButton label={t('Fechar')} onClick={() => onClose('pessoa')}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className="it-drawer__body" aria-labelledby={scrollStop.role && titleId} {...scrollStop}>
          {children}
        </div>
        {actions && (
          <div className="it-drawer__foot">
            {/* Stays in the tree, so that a change is announced. */}
            <div className="it-drawer__summary" role="status">
              {summary}
            </div>
            <div className="it-drawer__actions">{actions}</div>
          </div>
        )}
      </MuiDrawer>
    </MuiTheme>
  );
}
