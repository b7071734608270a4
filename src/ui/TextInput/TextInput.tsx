import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '../Field/Field';
import { useField } from '../Field/useField';
import { toInputProps } from './inputProps';
import type { TextInputProps } from './inputProps';

/** A one-line text field with label, hint and error. */
export function TextInput(props: TextInputProps) {
  const { label, error, hint, disabled = false, value, icon, onChange, onBlur, onFocus } = props;
  const field = useField({ error, hint });
  return (
    <Field {...field} label={label} error={error} hint={hint} disabled={disabled}>
      <OutlinedInput
        {...toInputProps(props, field)}
        value={value}
        readOnly={props.readOnly}
        startAdornment={icon}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        onFocus={onFocus}
      />
    </Field>
  );
}
