import { useId } from 'react';
import type { ReactNode } from 'react';
import Radio from '@mui/material/Radio';
import MuiRadioGroup from '@mui/material/RadioGroup';
import { FieldHelp } from '../Field/FieldHelp';
import { useField } from '../Field/useField';
import type { FieldTexts } from '../Field/useField';
import { MuiTheme } from '../theme/MuiTheme';
import './RadioGroup.css';

export interface RadioOption {
  value: string;
  label: string;
  /** Second line in secondary text. */
  description?: string;
  icon?: ReactNode;
  disabled?: boolean;
  /** Further fields of this option, inside its frame while it is chosen. */
  content?: ReactNode;
}

export interface RadioGroupProps extends FieldTexts {
  name: string;
  value: string;
  options: readonly RadioOption[];
  /** `cards` frames each option, for important decisions such as payment; `tiles` places them side by side. */
  layout?: 'list' | 'cards' | 'tiles';
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A single choice of few visible options. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, label, value, options, layout = 'list', error, hint, onChange, onBlur } = props;
  const { id, helpId, describedBy } = useField({ error, hint });
  return (
    <MuiTheme>
      <div className={`it-radio-group it-radio-group--${layout}`}>
        <span id={id} className="it-radio-group__label">
          {label}
        </span>
        <MuiRadioGroup
          name={name}
          value={value}
          aria-labelledby={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          {options.map((option) => (
            <Option key={option.value} option={option} layout={layout} chosen={option.value === value} />
          ))}
        </MuiRadioGroup>
        <FieldHelp id={helpId} error={error} hint={hint} />
      </div>
    </MuiTheme>
  );
}

interface OptionProps {
  option: RadioOption;
  layout: NonNullable<RadioGroupProps['layout']>;
  chosen: boolean;
}

function Option({ option, layout, chosen }: OptionProps) {
  const id = useId();
  const { value, label, description, icon, disabled = false, content } = option;
  return (
    <div className={`it-radio-group__option it-radio-group__option--${layout}`} data-chosen={chosen}>
      <Radio
        id={id}
        value={value}
        disabled={disabled}
        slotProps={{ input: { 'aria-describedby': description ? `${id}-description` : undefined } }}
      />
      <label htmlFor={id}>
        {icon}
        {label}
      </label>
      {description && (
        <span id={`${id}-description`} className="it-radio-group__description">
          {description}
        </span>
      )}
      {chosen && content && <div className="it-radio-group__content">{content}</div>}
    </div>
  );
}
