import { useState } from 'react';
import type { ReactNode } from 'react';

interface LiveProps<Value> {
  initial: Value;
  /** Called on each change, for stories that check it. */
  onChange?: (value: Value) => void;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a controlled field, so that a story or example is usable. */
export function Live<Value>({ initial, onChange, children }: LiveProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}
