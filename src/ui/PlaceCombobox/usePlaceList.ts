import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import useAutocomplete from '@mui/material/useAutocomplete';
import type { UseAutocompleteProps } from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import { useKeptText } from '../SearchField/useKeptText';
import type { PlaceOption } from './placeOption';
import { useEarlyFocus } from './useEarlyFocus';

interface PlaceList {
  inputText: string;
  options: readonly PlaceOption[];
  /** False opens the list on a key or click only. */
  openOnFocus: boolean;
  onInputChange: (text: string) => void;
  onSelect: (option: PlaceOption) => void;
  onOpen: (() => void) | undefined;
}

/** A key that MUI leaves alone when the mark is set. */
type MuiKey = KeyboardEvent & { defaultMuiPrevented?: boolean };

/** The caller keeps the text and the choice: what was typed stays, and the server has filtered the options. */
const suggesting = {
  freeSolo: true,
  value: null,
  filterOptions: (all) => all,
  getOptionKey: (option) => (typeof option === 'string' ? option : option.id),
  getOptionLabel: (option) => (typeof option === 'string' ? option : `${option.titulo} ${option.detalhe}`),
  clearOnEscape: true,
  // Tab takes the marked option.
  autoSelect: true,
  // The list closes by `hide`. With MUI's own closing each render after the opening would take the mark away.
  disableCloseOnSelect: true,
} satisfies Partial<UseAutocompleteProps<PlaceOption, false, false, true>>;

/** A combobox's list and its field: open or not, the marked option, and what the field says of it to screen readers. */
export function usePlaceList({ inputText, options, openOnFocus, onInputChange, onSelect, onOpen }: PlaceList) {
  const input = useKeptText(inputText, onInputChange);
  const { open, marked, setMarked, show, hide } = useOpenList(onOpen);
  const typed = inputText.trim() !== '';
  const isMarked = options.some(({ id }) => id === marked?.id);
  const change = (text: string) => {
    setMarked(null);
    onInputChange(text);
  };

  const take = (option: PlaceOption) => {
    hide();
    onSelect(option);
  };

  const list = useAutocomplete<PlaceOption, false, false, true>({
    id: useId(),
    ...suggesting,
    inputValue: inputText,
    options,
    open,
    openOnFocus,
    // Without a marked option the keys move the caret.
    handleHomeEndKeys: isMarked,
    onOpen: show,
    onClose: hide,
    onHighlightChange: (_event, option) => setMarked(option),
    onInputChange: (_event, text, reason) => {
      if (reason === 'input' || reason === 'clear') change(text);
    },
    onChange: (_event, option) => {
      if (option && typeof option !== 'string') take(option);
    },
  });

  const [first] = options;
  const takesFirst = open && typed && !isMarked && first;
  useEarlyFocus(input, show);

  const clear = () => {
    change('');
    input.current?.focus();
  };
  const { ref, ...inputProps } = list.getInputProps();
  const fieldProps = {
    ...inputProps,
    ref: useForkRef(ref, input),
    // MUI would close an open list; a click only opens.
    onMouseDown: undefined,
    onClick: show,
    onKeyDown: list.getRootProps({
      onKeyDown: (event: MuiKey) => pressed(event, takesFirst ? () => take(first) : null),
    }).onKeyDown,
  };
  return { ...list, open, typed, marked: isMarked ? marked : null, clear, fieldProps };
}

function useOpenList(onOpen: (() => void) | undefined) {
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState<PlaceOption | null>(null);
  const show = () => {
    if (!open) onOpen?.();
    setOpen(true);
  };
  const hide = () => {
    setOpen(false);
    setMarked(null);
  };
  return { open, marked, setMarked, show, hide };
}

/** Enter takes the first suggestion for what was typed; keys with a modifier are the browser's. */
function pressed(event: MuiKey, takeFirst: (() => void) | null): void {
  const isModified = event.altKey || event.ctrlKey || event.metaKey;
  const isEnter = event.key === 'Enter' && !isModified && !event.nativeEvent.isComposing;
  event.defaultMuiPrevented = isModified || (isEnter && takeFirst !== null);
  if (!isEnter || !takeFirst) return;
  event.preventDefault();
  takeFirst();
}
