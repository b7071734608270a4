import { useState } from 'react';
import type { ReactNode } from 'react';
import type { UploadItem } from './UploadList';

interface LiveProps {
  items: readonly UploadItem[];
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
}

interface LiveFileUploadProps {
  initial?: readonly UploadItem[];
  children: (props: LiveProps) => ReactNode;
}

/** Manages the files of a story like a screen that uploads them at once. */
export function LiveFileUpload({ initial = [], children }: LiveFileUploadProps) {
  const [items, setItems] = useState(initial);
  const add = (files: File[]) =>
    setItems([...items, ...files.map(({ name, size }) => ({ id: crypto.randomUUID(), name, bytes: size }))]);
  return children({ items, onAdd: add, onRemove: (id) => setItems(items.filter((item) => item.id !== id)) });
}
