import { type RefCallback, type RefObject, useCallback } from 'react';

/**
 * Ref of a part that goes away by a press of its own button. The focus goes to `heir` then, instead of to the top of the
 * page.
 */
export function useKeptFocus(heir: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  return useCallback(
    (part) => {
      if (!part) return undefined;
      return () => {
        // React detaches refs before it removes the elements, so that the focus is still where the press left it.
        if (part.contains(document.activeElement)) heir.current?.focus({ preventScroll: true });
      };
    },
    [heir],
  );
}
