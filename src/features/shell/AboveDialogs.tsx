import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * A place beside the app for what must be seen and heard even over an open dialog, which hides everything else from
 * assistive technology.
 */
export function AboveDialogs({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // Made once the app is on screen: a prerendered page has no such place, and needs none.
  const make = useCallback((marker: HTMLElement | null) => {
    if (!marker) return undefined;
    const made = document.createElement('div');
    document.body.append(made);
    const keepAudible = new MutationObserver(() => made.removeAttribute('aria-hidden'));
    keepAudible.observe(made, { attributeFilter: ['aria-hidden'] });
    setPlace(made);
    return () => {
      keepAudible.disconnect();
      made.remove();
    };
  }, []);
  return (
    <>
      <span ref={make} hidden />
      {place && createPortal(children, place)}
    </>
  );
}
