import { CheckIcon } from '../icons/CheckIcon';
import { t } from '../../words/t';
import './Stepper.css';

export interface StepperProps {
  /** `Poltronas`, `Passageiros`, `Pagamento`, `Bilhete` */
  steps: readonly string[];
  /** Starts at 0; earlier steps are done. */
  current: number;
  label?: string;
}

/** Progress display; going back is left to the browser and the page. */
export function Stepper({ steps, current, label = t('Etapas da compra') }: StepperProps) {
  return (
    <nav className="it-stepper-frame" aria-label={label}>
      <ol className="it-stepper">
        {steps.map((step, index) => (
          <li
            key={step}
            className="it-stepper__step"
            aria-current={index === current ? 'step' : undefined}
            data-state={stateAt(index, current)}
          >
            <span className="it-stepper__mark" aria-hidden="true">
              {index < current ? <CheckIcon size={16} /> : index + 1}
            </span>
            <span className="it-stepper__name">
              {step}
              {index < current && <span className="it-visually-hidden">{`, ${t('concluída')}`}</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stateAt(index: number, current: number) {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
}
