import type { ReactNode, Ref } from 'react';
import type { FieldTexts } from '../Field/useField';

export interface TextInputProps extends FieldTexts {
  name: string;
  value: string;
  type?: 'text' | 'email' | 'tel' | 'search';
  /** Virtual keyboard of a phone. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  /** HTML autofill token: `name`, `email`, `tel`, `bday`… */
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Rendered inside, before the text. */
  icon?: ReactNode;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  ref?: Ref<HTMLInputElement>;
}

type Ids = { id: string; describedBy: string | undefined };

/**
 * Props common to all text fields for MUI's input. Value, change handler and `readOnly` are left out, since a mask
 * needs them.
 */
export function toInputProps(props: TextInputProps, { id, describedBy }: Ids) {
  const { name, type = 'text', autoComplete, placeholder, ref } = props;
  const { inputMode, maxLength, required = false } = props;
  return {
    id,
    name,
    type,
    autoComplete: autoComplete ?? 'off',
    placeholder,
    inputRef: ref,
    slotProps: {
      input: {
        inputMode,
        maxLength,
        // Not `required`: the browser's message would appear before ours.
        'aria-required': required || undefined,
        'aria-describedby': describedBy,
      },
    },
  };
}
