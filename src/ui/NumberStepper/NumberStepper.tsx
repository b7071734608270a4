import type { ReactNode } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import FormControl from '@mui/material/FormControl';
import InputBase from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import { FieldHelp } from '../Field/FieldHelp';
import { useField } from '../Field/useField';
import type { FieldTexts } from '../Field/useField';
import { MinusIcon } from '../icons/MinusIcon';
import { PlusIcon } from '../icons/PlusIcon';
import { MuiTheme } from '../theme/MuiTheme';
import { useStepper } from './useStepper';
import { t } from '../../words/t';
import './NumberStepper.css';

export interface NumberStepperProps extends FieldTexts {
  name: string;
  /** Heard after the label, and not seen where a heading above says it: `passageiro 1`. */
  of?: string | undefined;
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
  const { label, of, error, hint, name, value, min, max, disabled = false, valueText = String } = props;
  const campo = of ? `${label}, ${of}` : label;
  const { id, helpId, describedBy } = useField({ error, hint });
  const stepper = useStepper({ value, min, max, disabled, valueText, onChange: props.onChange });
  const leave = () => {
    stepper.settle();
    props.onBlur?.();
  };

  return (
    <MuiTheme>
      <FormControl className="it-stepper-field" fullWidth error={Boolean(error)} disabled={disabled}>
        <Texts id={id} helpId={helpId} label={label} error={error} hint={hint} />
        <div className="it-stepper-field__control">
          <StepButton
            label={t('Diminuir, {campo}', { campo })}
            icon={<MinusIcon />}
            off={disabled || value <= min}
            onClick={() => stepper.step(value - 1, true)}
          />
          <InputBase
            id={id}
            className="it-stepper-field__number it-tabular"
            name={name}
            autoComplete="off"
            value={stepper.draft ?? value}
            onChange={(event) => stepper.type(event.target.value)}
            onKeyDown={stepper.press}
            onBlur={leave}
            slotProps={{
              input: {
                role: 'spinbutton',
                'aria-label': of ? campo : undefined,
                inputMode: 'numeric',
                'aria-valuenow': value,
                'aria-valuemin': min,
                'aria-valuemax': max,
                'aria-valuetext': valueText(value),
                'aria-describedby': describedBy,
              },
            }}
          />
          <StepButton
            label={t('Aumentar, {campo}', { campo })}
            icon={<PlusIcon />}
            off={disabled || value >= max}
            onClick={() => stepper.step(value + 1, true)}
          />
        </div>
        <span className="it-visually-hidden" role="status">
          {stepper.spoken}
        </span>
      </FormControl>
    </MuiTheme>
  );
}

interface TextsProps extends FieldTexts {
  id: string;
  helpId: string;
}

const Texts = ({ id, helpId, label, error, hint }: TextsProps) => (
  <div className="it-stepper-field__texts">
    <InputLabel className="it-stepper-field__label" htmlFor={id} shrink disableAnimation>
      {label}
    </InputLabel>
    <FieldHelp id={helpId} error={error} hint={hint} />
  </div>
);

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
    <ButtonBase
      className="it-stepper-field__button"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    >
      {icon}
    </ButtonBase>
  );
}
