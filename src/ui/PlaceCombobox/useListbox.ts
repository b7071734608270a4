import { useState } from 'react';
import type { KeyboardEvent } from 'react';

interface ListboxOptions {
  count: number;
  /** Text stands in the field, so Enter may mean its first suggestion. */
  typed: boolean;
  onOpen: (() => void) | undefined;
  onPick: (index: number) => void;
  onClear: () => void;
}

/** Open or not, and which option the keys stand on: the keyboard of ARIA's editable combobox with a list. */
export function useListbox({ count, typed, onOpen, onPick, onClear }: ListboxOptions) {
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  // Options may have become fewer since the key was pressed.
  const active = open && marked < count ? marked : -1;

  const show = () => {
    if (!open) onOpen?.();
    setOpen(true);
  };
  const hide = () => {
    setOpen(false);
    setMarked(-1);
  };
  const pick = (index: number) => {
    hide();
    onPick(index);
  };
  const move = (index: number) => {
    show();
    setMarked(count === 0 ? -1 : (index + count) % count);
  };

  const keys: Record<string, () => boolean> = {
    ArrowDown: () => (move(active + 1), true),
    ArrowUp: () => (move(active < 0 ? count - 1 : active - 1), true),
    Home: () => active >= 0 && (move(0), true),
    End: () => active >= 0 && (move(count - 1), true),
    Enter: () => {
      const chosen = active < 0 && typed ? 0 : active;
      if (!open || count === 0 || chosen < 0) return false;
      pick(chosen);
      return true;
    },
    // Tab takes the option along and still leaves the field.
    Tab: () => {
      if (active >= 0) pick(active);
      return false;
    },
    Escape: () => {
      if (!open && !typed) return false;
      if (!open) onClear();
      hide();
      return true;
    },
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (keys[event.key]?.()) event.preventDefault();
  };

  /** Typing opens the list and forgets the mark, which stood on another answer. */
  const type = () => {
    show();
    setMarked(-1);
  };

  return { open, active, show, hide, pick, type, onKeyDown };
}
