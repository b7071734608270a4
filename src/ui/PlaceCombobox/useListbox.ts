import { useState } from 'react';
import type { KeyboardEvent } from 'react';

interface ListboxOptions {
  count: number;
  /** True when the field has text, so that Enter may select the first suggestion. */
  typed: boolean;
  onOpen: (() => void) | undefined;
  onPick: (index: number) => void;
  onClear: () => void;
}

/** State of the list: open, and the active option; keyboard of ARIA's editable combobox with list. */
export function useListbox({ count, typed, onOpen, onPick, onClear }: ListboxOptions) {
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  // There may be fewer options than when the key was pressed.
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
    // Tab selects the active option and still leaves the field.
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

  /** Typing opens the list and clears the active option, which belonged to other suggestions. */
  const type = () => {
    show();
    setMarked(-1);
  };

  return { open, active, show, hide, pick, type, onKeyDown };
}
