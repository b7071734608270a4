import type { ReactNode } from 'react';
import { FieldHelp } from './FieldHelp';
import type { FieldProps } from './Field';
import './PlainField.css';

interface PlainFieldProps extends FieldProps {
  /** Stands at the end of the line under the control, as a counter does. */
  aside?: ReactNode;
}

/** Field's frame in plain elements, for controls that do not need MUI. The control itself is `it-field__box`. */
export function PlainField({ id, helpId, label, error, hint, disabled = false, aside, children }: PlainFieldProps) {
  return (
    <div className={disabled ? 'it-field it-field--disabled' : 'it-field'}>
      <label className="it-field__label" htmlFor={id}>
        {label}
      </label>
      {children}
      {(error || hint || aside) && (
        <div className="it-field__foot">
          <FieldHelp id={helpId} error={error} hint={hint} />
          {aside}
        </div>
      )}
    </div>
  );
}
