import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '../Field/Field';
import { useField } from '../Field/useField';
import type { FieldTexts } from '../Field/useField';
import { countText, useSpokenCount } from './useSpokenCount';
import './TextArea.css';

export interface TextAreaProps extends FieldTexts {
  name: string;
  value: string;
  /** Maximum length with an announced countdown. Longer text is accepted and reported, never silently cut. */
  maxLength?: number;
  /** Visible lines while empty; grows with the text up to three times as many. */
  rows?: 2 | 3 | 5;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A multi-line text field that grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { label, error, hint, name, value, maxLength, rows = 3, placeholder, required = false } = props;
  const { disabled = false, readOnly = false, onChange, onBlur } = props;
  const field = useField({ error, hint });
  const countId = `${field.id}-count`;
  const left = maxLength === undefined ? undefined : maxLength - value.length;
  const spoken = useSpokenCount(left, maxLength);
  const isOver = left !== undefined && left < 0;
  const counter = left !== undefined && (
    <p id={countId} className={isOver ? 'it-text-area__count it-text-area__count--over' : 'it-text-area__count'}>
      {countText(left)}
    </p>
  );
  const described = [field.describedBy, left === undefined ? undefined : countId].filter(Boolean).join(' ');
  return (
    <Field {...field} label={label} error={error} hint={hint} disabled={disabled} aside={counter}>
      <OutlinedInput
        id={field.id}
        className="it-text-area"
        name={name}
        multiline
        minRows={rows}
        maxRows={rows * 3}
        value={value}
        placeholder={placeholder}
        readOnly={readOnly}
        error={Boolean(error) || isOver}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        slotProps={{
          input: { 'aria-required': required || undefined, 'aria-describedby': described || undefined },
        }}
      />
      <span className="it-visually-hidden" role="status">
        {spoken}
      </span>
    </Field>
  );
}
