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
  /** Below 600 px for screen readers alone, where something else in sight says the same. */
  hiddenOnPhone?: boolean;
  ref?: Ref<HTMLHeadingElement>;
}

/** Heading of a part of a page that is no Card. */
export function Heading(props: HeadingProps) {
  const { children, level, size = 'md', id, focusable = false, hiddenOnPhone, ref } = props;
  const Tag = `h${level}` as const;
  return (
    <Tag
      ref={ref}
      id={id}
      className="it-heading"
      data-size={size}
      data-hidden-on-phone={hiddenOnPhone || undefined}
      tabIndex={focusable ? -1 : undefined}
    >
      {children}
    </Tag>
  );
}
