import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';

interface AccordionItemProps {
  title: string;
  level: 2 | 3 | 4;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** A heading with a button, and the region it expands. */
export function AccordionItem({ title, level, open, onToggle, children }: AccordionItemProps) {
  const id = useId();
  const panel = useFoldable(open, () => onToggle(true));
  const Heading = `h${level}` as const;
  return (
    <div className="it-accordion__item">
      <Heading className="it-accordion__heading">
        <button
          type="button"
          id={id}
          className="it-accordion__button"
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={() => onToggle(!open)}
        >
          <span className="it-accordion__title">{title}</span>
          <ChevronDownIcon />
        </button>
      </Heading>
      {/* No region role while collapsed, since it would be announced empty. */}
      <div
        ref={panel}
        id={`${id}-panel`}
        className="it-accordion__panel"
        role={open ? 'region' : undefined}
        aria-labelledby={open ? id : undefined}
      >
        <div className="it-accordion__content">{children}</div>
      </div>
    </div>
  );
}

/**
 * Collapses a box with `hidden="until-found"`, so that find-in-page expands it. React supports only boolean `hidden`,
 * so the attribute is set by hand.
 */
function useFoldable(open: boolean, unfold: () => void) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (open) box.current?.removeAttribute('hidden');
    else box.current?.setAttribute('hidden', 'until-found');
  }, [open]);
  useLayoutEffect(() => {
    const element = box.current;
    element?.addEventListener('beforematch', unfold);
    return () => element?.removeEventListener('beforematch', unfold);
  });
  return box;
}
