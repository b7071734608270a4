import type { ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { WarningIcon } from '../icons/WarningIcon';
import type { FieldTexts } from './useField';
import { MuiTheme } from '../theme/MuiTheme';

export interface FieldProps extends FieldTexts {
  id: string;
  helpId: string;
  disabled?: boolean;
  /** The control itself, carrying `id` and `aria-describedby`. */
  children: ReactNode;
}

/**
 * Label above, control, help or error below: the frame of every one-line field. The label never floats, so a
 * value typed before the page is alive lies under nothing.
 */
export function Field({ id, helpId, label, error, hint, disabled = false, children }: FieldProps) {
  return (
    <MuiTheme>
      <FormControl fullWidth error={Boolean(error)} disabled={disabled}>
        <InputLabel htmlFor={id} shrink disableAnimation>
          {label}
        </InputLabel>
        {children}
        {(error || hint) && (
          // Not greyed with its control: it may say why the control is off, and has to be read.
          <FormHelperText id={helpId} disabled={false}>
            {error && <WarningIcon size={18} />}
            <span>{error || hint}</span>
          </FormHelperText>
        )}
      </FormControl>
    </MuiTheme>
  );
}
