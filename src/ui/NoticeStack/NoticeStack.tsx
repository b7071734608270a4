import type { ReactNode } from 'react';
import './NoticeStack.css';

export interface NoticeStackProps {
  /** Alerts. */
  children: ReactNode;
  /** `page` above the page's content; `over` above header and dialogs; `below` at the bottom, where it covers least. */
  place?: 'page' | 'over' | 'below';
}

/** Place of the notices about the whole product. The area beside a notice stays clickable. */
export function NoticeStack({ children, place = 'page' }: NoticeStackProps) {
  return <div className={`it-notices it-notices--${place}`}>{children}</div>;
}
