import { useEffect, useEffectEvent, useId } from 'react';
import type { ChangeEvent } from 'react';
import { useKeptText } from '../SearchField/useKeptText';
import type { PlaceOption } from './PlaceOptions';
import { useListbox } from './useListbox';

interface PlaceList {
  inputText: string;
  options: readonly PlaceOption[];
  onInputChange: (text: string) => void;
  onSelect: (option: PlaceOption) => void;
  onOpen: (() => void) | undefined;
}

/** A combobox's list and its field: open or not, the active option, and what the field says of it to screen readers. */
export function usePlaceList({ inputText, options, onInputChange, onSelect, onOpen }: PlaceList) {
  const id = useId();
  const listId = `${id}-list`;
  const input = useKeptText(inputText, onInputChange);
  const typed = inputText.trim() !== '';
  const list = useListbox({
    count: options.length,
    typed,
    onOpen,
    onPick: (index) => {
      const option = options[index];
      if (option) onSelect(option);
    },
    onClear: () => onInputChange(''),
  });
  // Shows suggestions when the field was focused before hydration.
  const showOnMount = useEffectEvent(() => {
    if (document.activeElement === input.current) list.show();
  });
  useEffect(() => showOnMount(), []);
  const activeId = list.active < 0 ? undefined : `${listId}-${list.active}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const expanded = list.open && options.length > 0;
  const clear = () => {
    onInputChange('');
    input.current?.focus();
  };
  const fieldProps = {
    ref: input,
    id,
    value: inputText,
    role: 'combobox',
    'aria-expanded': expanded,
    'aria-controls': expanded ? listId : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': activeId,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onInputChange(event.target.value);
      list.type();
    },
    onClick: list.show,
    onBlur: list.hide,
    onKeyDown: list.onKeyDown,
  } as const;
  return { id, listId, list, typed, expanded, clear, fieldProps };
}
