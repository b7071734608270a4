import { TextInput } from '../TextInput/TextInput';
import { useFormField } from './submit/useFormField';
import './FormColorInput.css';

export interface FormColorInputProps {
  name: string;
  label: string;
  hint?: string;
}

/** A colour of the form: typed as `#rrggbb`, or picked from the browser's palette. */
export function FormColorInput({ name, label, hint }: FormColorInputProps) {
  const field = useFormField(name, '');
  const shown = /^#[0-9a-f]{6}$/i.test(field.value) ? field.value.toLowerCase() : '#000000';
  return (
    <TextInput
      label={label}
      hint={hint}
      {...field}
      maxLength={7}
      required
      icon={
        <input
          type="color"
          className="it-color-input"
          aria-label={`${label}: escolher na paleta`}
          value={shown}
          onChange={(event) => field.onChange(event.target.value)}
        />
      }
    />
  );
}
