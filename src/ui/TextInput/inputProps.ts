import type { ReactNode, Ref } from 'react';
import type { FieldTexts } from '../Field/useField';

export interface TextInputProps extends FieldTexts {
  name: string;
  value: string;
  type?: 'text' | 'email' | 'tel' | 'search';
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  /** HTML's own vocabulary: `name`, `email`, `tel`, `bday`… so that the browser can fill it. */
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Drawn inside, before the text. */
  icon?: ReactNode;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  ref?: Ref<HTMLInputElement>;
}

type Ids = { id: string; describedBy: string | undefined };

/** What every kind of text field hands to MUI's input. Value, changes and `readOnly` stay behind: a mask wants them. */
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
        // Not `required`: the browser's own bubble would speak before our messages.
        'aria-required': required || undefined,
        'aria-describedby': describedBy,
      },
    },
  };
}
