import { type ReactNode, useEffect, useRef } from 'react';
import './Shortcut.css';

export interface ShortcutProps {
  /** `Alt+` and a digit. */
  keys: string;
  /** A button, a link or a field, or a part of the page whose first one it is. */
  children: ReactNode;
}

/**
 * Gives a control a key, by the attribute that tells screen readers of it: where `Shortcuts` is on screen, the key
 * presses a button or a link, and leads to a field.
 */
export function Shortcut({ keys, children }: ShortcutProps) {
  const place = useRef<HTMLDivElement>(null);
  // Set here, so that the controls of the first page need no property for it.
  useEffect(() =>
    place.current?.querySelector('a, button, input, select, textarea')?.setAttribute('aria-keyshortcuts', keys),
  );
  return (
    <div ref={place} className="it-shortcut">
      {children}
    </div>
  );
}
