import type { ReactNode } from 'react';
import './Text.css';

export interface TextProps {
  children: ReactNode;
  /** A paragraph, or a part of one. */
  as?: 'p' | 'span' | 'strong' | 'small';
  /** `quiet` for what explains or repeats; `error` for what went wrong. */
  tone?: 'plain' | 'quiet' | 'error';
  /** Step of the type scale; without it the size of the text around. */
  size?: 'sm' | 'lg' | 'xl' | '2xl' | '3xl';
  weight?: 'regular' | 'medium' | 'bold' | 'heavy';
  /** Digits of one width, for money, times and codes. */
  figures?: boolean;
  /** `never` keeps an amount whole, `anywhere` breaks a long address, `lines` keeps the line breaks that were typed. */
  wrap?: 'never' | 'anywhere' | 'lines';
  /** Announces each change: politely, or at once. */
  announce?: 'status' | 'alert';
}

/** Words in one of the sizes, weights and tones of the theme. */
export function Text({ children, as: Tag = 'p', tone, size, weight, figures = false, wrap, announce }: TextProps) {
  return (
    <Tag
      className={figures ? 'it-text it-tabular' : 'it-text'}
      data-tone={tone}
      data-size={size}
      data-weight={weight}
      data-wrap={wrap}
      role={announce}
    >
      {children}
    </Tag>
  );
}
