import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import MuiPopover from '@mui/material/Popover';
import { useBreakpointCross } from '../breakpoint/useBreakpointCross';
import { Button } from '../Button/Button';
import type { ButtonVariant } from '../Button/buttonClass';
import { MuiTheme } from '../theme/MuiTheme';
import './Popover.css';

export interface PopoverProps {
  /** The button's text, and the panel's name. */
  label: string;
  icon?: ReactNode;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** More about something, on demand, beside the button that opens it. */
export function Popover({ label, icon, variant = 'quiet', children }: PopoverProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  useBreakpointCross(close);
  return (
    <>
      <Button variant={variant} icon={icon} onClick={(event) => setAnchor(event.currentTarget)}>
        {label}
      </Button>
      <MuiTheme>
        <MuiPopover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { id, className: 'it-popover', role: 'dialog', 'aria-label': label } }}
        >
          {children}
        </MuiPopover>
      </MuiTheme>
    </>
  );
}
