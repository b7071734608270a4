import type { ReactNode } from 'react';
import MuiCheckbox from '@mui/material/Checkbox';
import { FieldHelp } from '../Field/FieldHelp';
import { useField } from '../Field/useField';
import { MuiTheme } from '../theme/MuiTheme';
import './Checkbox.css';

export interface CheckboxProps {
  name: string;
  /** May contain a link, such as to the terms of use. */
  label: ReactNode;
  checked: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
}

/** A boolean field, applied when the form is submitted. */
export function Checkbox(props: CheckboxProps) {
  const { name, label, checked, error, hint, required = false, disabled = false, onChange, onBlur } = props;
  const { id, helpId, describedBy } = useField({ error, hint });
  return (
    <MuiTheme>
      <div className={error ? 'it-checkbox it-checkbox--error' : 'it-checkbox'}>
        <div className="it-checkbox__row">
          <MuiCheckbox
            id={id}
            name={name}
            checked={checked}
            disabled={disabled}
            color={error ? 'error' : 'primary'}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
            slotProps={{
              input: {
                'aria-describedby': describedBy,
                'aria-invalid': error ? true : undefined,
                'aria-required': required || undefined,
              },
            }}
          />
          <label htmlFor={id}>{label}</label>
        </div>
        <FieldHelp id={helpId} error={error} hint={hint} />
      </div>
    </MuiTheme>
  );
}
