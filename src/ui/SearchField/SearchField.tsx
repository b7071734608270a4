import type { ReactNode } from 'react';
import { WarningIcon } from '../icons/WarningIcon';
import './SearchField.css';

export interface SearchFieldProps {
  /** Id of the input. */
  id: string;
  /** Id that the input references in `aria-describedby` while there is an error. */
  errorId: string;
  label: string;
  /** Places the label above the box, as in other forms. */
  labelAbove?: boolean;
  icon: ReactNode;
  error?: string | undefined;
  /** A small button at the end of the box. */
  trailing?: ReactNode;
  /** The input, with `id` and the class `it-search-field__input`. */
  children: ReactNode;
}

/** Frame of search fields: icon, small label, large value; without MUI, since it is part of the first page. */
export function SearchField(props: SearchFieldProps) {
  const { id, errorId, label, labelAbove = false, icon, error, trailing, children } = props;
  const name = (
    <label className="it-search-field__label" htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div
      className={`it-search-field${labelAbove ? ' it-search-field--above' : ''}${error ? ' it-search-field--invalid' : ''}`}
    >
      {labelAbove && name}
      <div className="it-search-field__box">
        <span className="it-search-field__icon">{icon}</span>
        <span className="it-search-field__body">
          {!labelAbove && name}
          {children}
        </span>
        {trailing}
      </div>
      {error && (
        <p className="it-search-field__error" id={errorId}>
          <WarningIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
