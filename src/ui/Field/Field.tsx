import type { ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import { FieldHelp } from './FieldHelp';
import type { FieldTexts } from './useField';
import { MuiTheme } from '../theme/MuiTheme';
import './Field.css';

export interface FieldProps extends FieldTexts {
  id: string;
  helpId: string;
  disabled?: boolean;
  /** At the end of the help line, such as a counter. */
  aside?: ReactNode;
  /** The control, which must carry `id` and `aria-describedby`. */
  children: ReactNode;
}

/**
 * Frame of every field: label above, control, help or error below. The label does not float, so that it never covers a
 * value typed before hydration.
 */
export function Field({ id, helpId, label, error, hint, disabled = false, aside, children }: FieldProps) {
  return (
    <MuiTheme>
      <FormControl fullWidth error={Boolean(error)} disabled={disabled}>
        <InputLabel htmlFor={id} shrink disableAnimation>
          {label}
        </InputLabel>
        {children}
        {(error || hint || aside) && (
          <div className="it-field__foot">
            <FieldHelp id={helpId} error={error} hint={hint} />
            {aside}
          </div>
        )}
      </FormControl>
    </MuiTheme>
  );
}
