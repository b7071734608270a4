import type { ReactNode } from 'react';
import './List.css';

export interface ListProps {
  /** `li` elements. */
  children: ReactNode;
  label?: string;
  /** Steps of the spacing scale between the items. */
  gap?: 0 | 1 | 2 | 3;
  /** A line between the items, or after each of them. */
  lines?: 'between' | 'after';
  marker?: 'bullet' | 'number';
  tone?: 'quiet';
  size?: 'sm';
}

/** Items under one another: plain, divided by lines, or marked. */
export function List({ children, label, gap = 2, lines, marker, tone, size }: ListProps) {
  const Tag = marker === 'number' ? 'ol' : 'ul';
  return (
    <Tag
      className={`it-list it-list--${gap}`}
      data-lines={lines}
      data-marker={marker}
      data-tone={tone}
      data-size={size}
      aria-label={label}
    >
      {children}
    </Tag>
  );
}
