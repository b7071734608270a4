import type { ReactNode } from 'react';

export interface IconProps {
  /** Side in pixels; 20 beside text. */
  size?: number;
  /** Only where the icon stands alone and says something; otherwise it is hidden from assistive technology. */
  title?: string;
}

interface DrawingProps extends IconProps {
  children: ReactNode;
}

/** The common pen of all our icons: a 24 grid, round strokes, the colour of the text around. */
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
