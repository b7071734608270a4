import { useState } from 'react';
import type { KeyboardEvent } from 'react';

interface Stepper {
  value: number;
  min: number;
  max: number;
  disabled: boolean;
  valueText: (value: number) => string;
  onChange: (value: number) => void;
}

/** A number within limits, changed by steps, by keys and by typing; `spoken` is the number to announce. */
export function useStepper({ value, min, max, disabled, valueText, onChange }: Stepper) {
  // A partially typed number, applied once it is within the limits.
  const [draft, setDraft] = useState<string>();
  const [spoken, setSpoken] = useState('');
  const isWithin = (wanted: number) => wanted >= min && wanted <= max;

  const step = (wanted: number, aloud = false) => {
    const next = Math.min(max, Math.max(min, wanted));
    setDraft(undefined);
    if (next === value || disabled) return;
    onChange(next);
    // Announces the new number, since a button press leaves the spin button without focus.
    if (aloud) setSpoken(valueText(next));
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, String(max).length);
    setDraft(digits);
    if (digits !== '' && isWithin(Number(digits))) onChange(Number(digits));
  };
  const settle = () => {
    if (draft) step(Number(draft));
    setDraft(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const wanted = keyStep(event.key, value, min, max);
    if (wanted === undefined) return;
    event.preventDefault();
    step(wanted);
  };
  return { draft, spoken, step, type, settle, press };
}

/** The value that a key leads to, by ARIA's spin button; undefined for other keys. */
function keyStep(key: string, value: number, min: number, max: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + 5,
    PageDown: value - 5,
    Home: min,
    End: max,
  };
  return targets[key];
}
