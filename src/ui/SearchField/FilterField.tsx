import type { ReactNode } from 'react';
import { SearchField } from './SearchField';

export interface FilterFieldProps {
  /** Id of the input. */
  id: string;
  label: string;
  icon: ReactNode;
  value: string;
  placeholder?: string;
  maxLength: number;
  onChange: (value: string) => void;
}

/** A search field that narrows the list below it with each letter; nothing that is typed is wrong. */
export function FilterField({ id, label, icon, value, placeholder, maxLength, onChange }: FilterFieldProps) {
  return (
    <SearchField id={id} errorId={`${id}-erro`} label={label} icon={icon}>
      <input
        id={id}
        className="it-search-field__input"
        type="search"
        autoComplete="off"
        maxLength={maxLength}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </SearchField>
  );
}
