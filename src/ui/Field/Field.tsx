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
  /** The control, which must carry `id` and `aria-describedby`. */
  children: ReactNode;
}

/**
 * Frame of every one-line field: label above, control, help or error below. The label does not float, so that it never
 * covers a value typed before hydration.
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
          // Not greyed with its control, since it may explain why the control is disabled.
          <FormHelperText id={helpId} disabled={false}>
            {error && <WarningIcon size={18} />}
            <span>{error || hint}</span>
          </FormHelperText>
        )}
      </FormControl>
    </MuiTheme>
  );
}
