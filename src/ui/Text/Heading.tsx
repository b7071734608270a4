import type { ReactNode, Ref } from 'react';
import './Heading.css';

export interface HeadingProps {
  children: ReactNode;
  level: 2 | 3 | 4;
  size?: 'md' | 'lg' | 'xl';
  /** Names a section by `aria-labelledby`. */
  id?: string;
  /** Lets the page move the focus here, as after a change of step. */
  focusable?: boolean;
  ref?: Ref<HTMLHeadingElement>;
}

/** Heading of a part of a page that is no Card. */
export function Heading({ children, level, size = 'md', id, focusable = false, ref }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag ref={ref} id={id} className="it-heading" data-size={size} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Tag>
  );
}
