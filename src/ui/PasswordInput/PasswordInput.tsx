import { useState } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '../Field/Field';
import { useField } from '../Field/useField';
import type { FieldTexts } from '../Field/useField';
import { IconButton } from '../IconButton/IconButton';
import { EyeIcon } from '../icons/EyeIcon';
import { EyeOffIcon } from '../icons/EyeOffIcon';
import { t } from '../../words/t';

export interface PasswordInputProps extends FieldTexts {
  name: string;
  value: string;
  /** Tells the password manager to fill or to generate. */
  autoComplete: 'current-password' | 'new-password';
  required?: boolean;
  disabled?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A password field with a visibility toggle. */
export function PasswordInput(props: PasswordInputProps) {
  const { label, error, hint, disabled = false, name, value, autoComplete, required = false, onChange, onBlur } = props;
  const field = useField({ error, hint });
  const [shown, setShown] = useState(false);
  return (
    <Field {...field} label={label} error={error} hint={hint} disabled={disabled}>
      <OutlinedInput
        id={field.id}
        name={name}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        slotProps={{
          input: {
            'aria-required': required || undefined,
            'aria-describedby': field.describedBy,
            autoCapitalize: 'none',
            spellCheck: false,
          },
        }}
        endAdornment={
          <IconButton label={shown ? t('Ocultar senha') : t('Mostrar senha')} onClick={() => setShown(!shown)}>
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        }
      />
    </Field>
  );
}
