// Namespace import: the book's manager is built with the classic JSX runtime.
import * as React from 'react';
import { Field } from '../styles';
import type { Step } from './recording';

export interface StepListProps {
  steps: readonly Step[];
  selected: number | null;
  onSelect: (numero: number) => void;
}

const ROWS = 10;
const seconds = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** `12  +1,204 s  BuscaEnviada (tela)`. */
const stepLabel = ({ numero, apos, tipo, origem }: Step): string =>
  `${numero}  +${seconds.format(apos / 1000)} s  ${tipo} (${origem})`;

/** The events in order: one stop of the tab key, read and chosen by arrow keys. */
export function StepList({ steps, selected, onSelect }: StepListProps): React.ReactElement {
  return (
    <Field>
      Eventos gravados
      <select size={ROWS} value={selected ?? ''} onChange={(event) => onSelect(Number(event.target.value))}>
        {steps.map((step) => (
          <option key={step.numero} value={step.numero}>
            {stepLabel(step)}
          </option>
        ))}
      </select>
    </Field>
  );
}
