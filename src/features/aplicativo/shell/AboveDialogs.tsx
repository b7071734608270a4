import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Portal beside the app for content that must stay accessible over an open dialog, which hides everything else from
 * assistive technology.
 */
export function AboveDialogs({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // Created once the app is on screen, since a prerendered page needs none.
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
