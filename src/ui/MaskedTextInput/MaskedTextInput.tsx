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

/** A field that puts the dots and dashes by itself. Apart from TextInput, so that only its users load the mask. */
export function MaskedTextInput(props: MaskedTextInputProps) {
  const { label, error, hint, disabled = false, mask, value, inputMode = 'numeric', onChange, onBlur, onFocus } = props;
  const field = useField({ error, hint });
  return (
    <Field {...field} label={label} error={error} hint={hint} disabled={disabled}>
      {/* React 19 reads no defaultProps of a function: without the null, empty places would show as "undefined". */}
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
