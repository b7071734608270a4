import { useState } from 'react';
import type { ReactNode } from 'react';

interface LiveProps<Value> {
  initial: Value;
  /** Told of each change, for stories that watch it. */
  onChange?: (value: Value) => void;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a controlled field as a screen would, so that a story or an example can be used. */
export function Live<Value>({ initial, onChange, children }: LiveProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}
