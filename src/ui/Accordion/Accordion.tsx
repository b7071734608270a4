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
  /** Ids of those that are open at first. */
  initiallyOpen?: readonly string[];
  /** The heading level of the titles, one below the heading they stand under. */
  level?: 2 | 3 | 4;
}

/** Questions whose answers unfold under them, each by itself. What is folded is still found by the browser's search. */
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
