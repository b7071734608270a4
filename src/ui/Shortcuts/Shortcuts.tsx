import { useEffect, useRef, useState } from 'react';
import { useResponsive } from '../breakpoint/responsive';
import { Button } from '../Button/Button';
import { keysOf, runPageShortcut } from './pageShortcuts';
import { focusFirstRow, walkRows } from './rowKeys';
import { type KeyGroup, ShortcutsDialog } from './ShortcutsDialog';
import { t } from '../../words/t';
import './Shortcuts.css';

export interface ShortcutsProps {
  /** Keys that the help lists beside those of the page: `Enter` in a form. */
  groups?: readonly KeyGroup[];
}

const HELP_KEYS = 'Alt+A';
const LIST_KEYS = 'Alt+L';

/**
 * Makes the keys of the page work, and lists them: by its button, and by a key where a narrow window has no room for
 * the button.
 */
export function Shortcuts({ groups = [] }: ShortcutsProps) {
  const responsive = useResponsive();
  const [help, setHelp] = useState(false);
  const place = useListening(() => setHelp(true));
  return (
    <span ref={place}>
      {!responsive && (
        <Button variant="quiet" size="small" onClick={() => setHelp(true)}>
          {t('Atalhos')}
          <kbd className="it-kbd" aria-hidden="true">
            {HELP_KEYS}
          </kbd>
        </Button>
      )}
      <ShortcutsDialog
        open={help}
        helpKeys={HELP_KEYS}
        listKeys={LIST_KEYS}
        groups={groups}
        onClose={() => setHelp(false)}
      />
    </span>
  );
}

/** Hears the keys, except while a dialog hides the page: none acts on what is behind it. Returns a mark on the page. */
function useListening(openHelp: () => void) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || place.current?.closest('[aria-hidden="true"]')) return;
      // Some browsers open a menu or switch tabs otherwise.
      if (answer(event, openHelp)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return place;
}

/** Does what a key is for; false for every other key. */
function answer(event: KeyboardEvent, openHelp: () => void): boolean {
  const keys = keysOf(event);
  if (keys === null) return walkRows(event);
  if (keys === LIST_KEYS) return focusFirstRow();
  if (keys !== HELP_KEYS) return runPageShortcut(keys);
  openHelp();
  return true;
}
