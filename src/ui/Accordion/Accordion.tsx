import { useState } from 'react';
import type { ReactNode } from 'react';
import { AccordionItem } from './AccordionItem';
import './Accordion.css';

export interface AccordionEntry {
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionEntry[];
  /** Ids of the items open initially. */
  initiallyOpen?: readonly string[];
  /** The heading level of the titles, one below the heading they stand under. */
  level?: 2 | 3 | 4;
}

/** Independently expandable questions and answers. The browser's find-in-page also searches collapsed answers. */
export function Accordion({ items, initiallyOpen = [], level = 3 }: AccordionProps) {
  const [open, setOpen] = useState<readonly string[]>(initiallyOpen);
  const set = (id: string, on: boolean) =>
    setOpen((before) =>
      on ? [...before.filter((other) => other !== id), id] : before.filter((other) => other !== id),
    );
  return (
    <div className="it-accordion">
      {items.map((item) => (
        <AccordionItem
          key={item.id}
          title={item.title}
          level={level}
          open={open.includes(item.id)}
          onToggle={(on) => set(item.id, on)}
        >
          {item.content}
        </AccordionItem>
      ))}
    </div>
  );
}
