import type { ReactNode } from 'react';
import { FieldHelp } from '../Field/FieldHelp';
import { useField } from '../Field/useField';
import type { FieldTexts } from '../Field/useField';
import { MinusIcon } from '../icons/MinusIcon';
import { PlusIcon } from '../icons/PlusIcon';
import { useStepper } from './useStepper';
import './NumberStepper.css';

export interface NumberStepperProps extends FieldTexts {
  name: string;
  value: number;
  min: number;
  max: number;
  disabled?: boolean;
  /** Number in words for screen readers: `2 passageiros`. */
  valueText?: (value: number) => string;
  onChange: (value: number) => void;
  onBlur?: () => void;
}

/** A small quantity with decrement and increment buttons: passengers, luggage. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, error, hint, name, value, min, max, disabled = false, valueText = String, onChange, onBlur } = props;
  const { id, helpId, describedBy } = useField({ error, hint });
  const { draft, spoken, step, type, settle, press } = useStepper({ value, min, max, disabled, valueText, onChange });
  const leave = () => {
    settle();
    onBlur?.();
  };

  return (
    <div className={disabled ? 'it-stepper-field it-stepper-field--disabled' : 'it-stepper-field'}>
      <div className="it-stepper-field__texts">
        <label className="it-stepper-field__label" htmlFor={id}>
          {label}
        </label>
        <FieldHelp id={helpId} error={error} hint={hint} />
      </div>
      <div className="it-stepper-field__control">
        <StepButton
          label={`Diminuir, ${label}`}
          icon={<MinusIcon />}
          off={disabled || value <= min}
          onClick={() => step(value - 1, true)}
        />
        <input
          id={id}
          className="it-stepper-field__number it-tabular"
          name={name}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? value}
          disabled={disabled}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={valueText(value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={leave}
        />
        <StepButton
          label={`Aumentar, ${label}`}
          icon={<PlusIcon />}
          off={disabled || value >= max}
          onClick={() => step(value + 1, true)}
        />
      </div>
      <span className="it-visually-hidden" role="status">
        {spoken}
      </span>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: ReactNode;
  off: boolean;
  onClick: () => void;
}

/**
 * For pointers and screen readers; the keyboard uses arrows. At a limit only `aria-disabled` is set, to keep the focus.
 */
function StepButton({ label, icon, off, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className="it-stepper-field__button"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    >
      {icon}
    </button>
  );
}
