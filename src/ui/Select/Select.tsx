import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '../Field/Field';
import { useField } from '../Field/useField';
import type { FieldTexts } from '../Field/useField';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import './Select.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends FieldTexts {
  name: string;
  value: string;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A single choice of many options. The browser's native select: light, and adapted to every phone. */
export function Select(props: SelectProps) {
  const { label, error, hint, name, value, options, placeholder, required = false, disabled = false } = props;
  const { onChange, onBlur } = props;
  const field = useField({ error, hint });
  return (
    <Field {...field} label={label} error={error} hint={hint} disabled={disabled}>
      <NativeSelect
        className="it-select"
        value={value}
        input={<OutlinedInput />}
        IconComponent={Arrow}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        inputProps={{
          id: field.id,
          name,
          'aria-describedby': field.describedBy,
          'aria-required': required || undefined,
        }}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

/** Our arrow, positioned by MUI through the class. */
function Arrow({ className }: { className: string }) {
  return (
    <span className={className}>
      <ChevronDownIcon />
    </span>
  );
}
