import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import MuiPopover from '@mui/material/Popover';
import { useBreakpointCross } from '../breakpoint/useBreakpointCross';
import { Button } from '../Button/Button';
import type { ButtonVariant } from '../Button/buttonClass';
import { useFocusBack } from '../Dialog/useFocusBack';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon } from '../icons/CloseIcon';
import { MuiTheme } from '../theme/MuiTheme';
import { t } from '../../words/t';
import './Popover.css';

export interface PopoverProps {
  /** Text of the button, and name of the panel. */
  label: string;
  icon?: ReactNode;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** Additional information in a panel that opens beside its button. */
export function Popover({ label, icon, variant = 'quiet', children }: PopoverProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  useBreakpointCross(close);
  const open = anchor !== null;
  useFocusBack(open);
  return (
    <>
      <Button
        variant={variant}
        icon={icon}
        expanded={open}
        controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <MuiTheme>
        <MuiPopover
          open={open}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { id, className: 'it-popover', role: 'dialog', 'aria-labelledby': `${id}-title` } }}
        >
          <div className="it-popover__head">
            <h2 id={`${id}-title`} className="it-popover__title">
              {label}
            </h2>
            <IconButton label={t('Fechar')} onClick={close}>
              <CloseIcon />
            </IconButton>
          </div>
          {children}
        </MuiPopover>
      </MuiTheme>
    </>
  );
}
