import type { ReactNode } from 'react';
import './Grid.css';

export interface GridProps {
  /** Items of equal width; `li` elements in a list. */
  children: ReactNode;
  /** Width in rem under which a column is not made; as many columns as fit. */
  min: 9.5 | 13 | 14 | 15 | 19 | 20 | 22;
  gap?: 3 | 4 | 6 | 8;
  /** Space between the rows where it differs from that between the columns. */
  rowGap?: 0 | 2 | 3;
  align?: 'stretch' | 'start' | 'end';
  /** Few items take the whole line instead of leaving columns empty. */
  stretch?: boolean;
  /** Exactly three columns from 960 px on. */
  three?: boolean;
  /** The items are `li` elements of a list. */
  list?: boolean;
  label?: string;
}

/** Items of one kind beside one another, as many as fit. */
export function Grid(props: GridProps) {
  const { children, min, gap = 4, rowGap, align = 'stretch', stretch = false, three = false, list = false } = props;
  const Tag = list ? 'ul' : 'div';
  return (
    <Tag
      className={`it-grid it-grid--gap-${gap}`}
      data-min={min}
      data-row-gap={rowGap}
      data-align={align}
      data-stretch={stretch || undefined}
      data-three={three || undefined}
      aria-label={props.label}
    >
      {children}
    </Tag>
  );
}
