import { useId, useRef, useState } from 'react';
import MuiCheckbox from '@mui/material/Checkbox';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { MuiTheme } from '../theme/MuiTheme';
import { useShownOptions } from './useShownOptions';
import { t } from '../../words/t';
import './FilterGroup.css';

export interface FilterOption {
  value: string;
  label: string;
  /** Number of results with this option. */
  count?: number;
}

export interface FilterGroupProps {
  /** Prefix of the checkbox names, unique per group. */
  name: string;
  label: string;
  options: readonly FilterOption[];
  /** Chosen values; none means no restriction. */
  chosen: readonly string[];
  /** Further options are collapsed behind “Ver mais”; chosen ones always show. */
  limit?: number;
  /** True starts expanded. */
  defaultOpen?: boolean;
  onChange: (chosen: string[]) => void;
}

/** One criterion of a filter: options with counts, any number of them chosen. */
export function FilterGroup({
  name,
  label,
  options,
  chosen,
  limit = 6,
  defaultOpen = true,
  onChange,
}: FilterGroupProps) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const legend = useRef<HTMLButtonElement>(null);
  const { list, shown, more } = useShownOptions(options, chosen, limit);

  const toggle = (value: string, isChosen: boolean) => {
    const others = chosen.filter((one) => one !== value);
    onChange(isChosen ? [...others, value] : others);
  };
  const clear = () => {
    onChange([]);
    // The clear button disappears; focus stays in the group.
    legend.current?.focus();
  };

  return (
    <MuiTheme>
      <fieldset className="it-filter-group">
        <legend className="it-filter-group__legend">
          <button
            ref={legend}
            type="button"
            className="it-filter-group__fold"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {label}
            {!open && chosen.length > 0 && ` (${chosen.length})`}
            <ChevronDownIcon size={18} />
          </button>
        </legend>
        <div id={id} ref={list} hidden={!open}>
          {shown.map((option) => (
            <Choice
              key={option.value}
              name={`${name}-${option.value}`}
              option={option}
              checked={chosen.includes(option.value)}
              onChange={(isChosen) => toggle(option.value, isChosen)}
            />
          ))}
          <Actions label={label} more={more} onClear={chosen.length > 0 ? clear : null} />
        </div>
      </fieldset>
    </MuiTheme>
  );
}

interface ActionsProps {
  label: string;
  more: { text: string; toggle: () => void } | null;
  /** Null without a chosen option. */
  onClear: (() => void) | null;
}

function Actions({ label, more, onClear }: ActionsProps) {
  return (
    <div className="it-filter-group__actions">
      {more && (
        <button
          type="button"
          className="it-filter-group__action"
          aria-label={`${more.text}, ${label}`}
          onClick={more.toggle}
        >
          {more.text}
        </button>
      )}
      {onClear && (
        <button type="button" className="it-filter-group__action" onClick={onClear}>
          {t('Limpar')}
          <span className="it-visually-hidden"> {label}</span>
        </button>
      )}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  option: FilterOption;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Choice({ name, option: { label, count }, checked, onChange }: ChoiceProps) {
  return (
    <label className="it-filter-group__choice">
      <MuiCheckbox name={name} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span className="it-filter-group__text">
        {label} {count !== undefined && <span className="it-filter-group__count it-tabular">({count})</span>}
      </span>
    </label>
  );
}
