import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '../Field/Field';
import { useField } from '../Field/useField';
import type { FieldTexts } from '../Field/useField';
import './CodeInput.css';

export interface CodeInputProps extends FieldTexts {
  name: string;
  value: string;
  length?: number;
  disabled?: boolean;
  onChange: (digits: string) => void;
  onBlur?: () => void;
  /** Called when all digits are entered, typed or pasted. */
  onComplete?: (digits: string) => void;
}

/** A code received by e-mail. One field instead of six, so that it can be pasted, corrected and read as a whole. */
export function CodeInput(props: CodeInputProps) {
  const { label, error, hint, name, value, length = 6, disabled = false, onChange, onBlur, onComplete } = props;
  const field = useField({ error, hint });
  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <Field {...field} label={label} error={error} hint={hint} disabled={disabled}>
      <OutlinedInput
        className="it-code-input"
        id={field.id}
        name={name}
        value={value}
        autoComplete="one-time-code"
        onChange={(event) => change(event.target.value)}
        onBlur={onBlur}
        slotProps={{ input: { inputMode: 'numeric', 'aria-describedby': field.describedBy, 'aria-required': true } }}
      />
    </Field>
  );
}
