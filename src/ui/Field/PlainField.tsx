import type { ReactNode } from 'react';
import { FieldHelp } from './FieldHelp';
import type { FieldProps } from './Field';
import './PlainField.css';

interface PlainFieldProps extends FieldProps {
  /** At the end of the help line, such as a counter. */
  aside?: ReactNode;
}

/** Field's frame without MUI. The control itself has the class `it-field__box`. */
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
