import type { ReactNode } from 'react';

export interface IconProps {
  /** Side in pixels; 20 beside text. */
  size?: number;
  /** Accessible name, only for an icon that stands alone; otherwise it is hidden from assistive technology. */
  title?: string;
}

interface DrawingProps extends IconProps {
  children: ReactNode;
}

/** Base of all icons: a 24 px grid, round strokes, the surrounding text's colour. */
export function Icon({ size = 20, title, children }: DrawingProps) {
  const meaning = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg
      className="it-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...meaning}
    >
      {children}
    </svg>
  );
}
