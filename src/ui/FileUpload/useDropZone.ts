import { useState } from 'react';
import type { DragEvent } from 'react';

/** Files dropped onto an element; while the zone is off they are refused, and nothing shows that it would take them. */
export function useDropZone(isOff: boolean, onDrop: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(!isOff);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!isOff) onDrop([...event.dataTransfer.files]);
    },
  };
  return { isOver, dropHandlers };
}
