import type { CSSProperties } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import InputMask from 'react-input-mask';
import { Field } from '../Field/Field';
import { useField } from '../Field/useField';
import { toInputProps } from '../TextInput/inputProps';
import type { TextInputProps } from '../TextInput/inputProps';
import { masks } from './masks';
import type { MaskName } from './masks';
import './MaskedTextInput.css';

export interface MaskedTextInputProps extends Omit<TextInputProps, 'maxLength' | 'type' | 'icon'> {
  mask: MaskName;
}

/** A text field with an input mask. Separate from TextInput, so that only its users load the mask. */
export function MaskedTextInput(props: MaskedTextInputProps) {
  const { label, error, hint, disabled = false, mask, value, inputMode = 'numeric', onChange, onBlur, onFocus } = props;
  const field = useField({ error, hint });
  return (
    <Field {...field} label={label} error={error} hint={hint} disabled={disabled}>
      {/* React 19 ignores defaultProps of functions: without null, empty positions would show as "undefined". */}
      <InputMask
        mask={masks[mask]}
        maskPlaceholder={null}
        value={value}
        disabled={disabled}
        readOnly={props.readOnly}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        onFocus={onFocus}
      >
        <OutlinedInput
          {...toInputProps({ ...props, inputMode }, field)}
          className="it-masked-input"
          style={lengthOf(masks[mask])}
        />
      </InputMask>
    </Field>
  );
}

const lengthOf = (mask: string) => ({ '--it-mask-length': mask.length }) as CSSProperties;
