import type { ReactNode } from 'react';
import './FieldGroup.css';

export interface FieldGroupProps {
  /** Names the group: `Volume 1 de 3`. */
  legend: string;
  children: ReactNode;
}

/** Fields of one thing among several, in a frame with its name. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <fieldset className="it-field-group">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
