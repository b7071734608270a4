import type { ReactNode } from 'react';
import { KindIcon } from '../icons/KindIcon';
import type { Kind } from '../icons/KindIcon';
import './Alert.css';

export interface AlertProps {
  kind?: Kind;
  title?: string;
  /** Read out as it appears: for what happens while the person is on the page. */
  announce?: boolean;
  /** What can be done about it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A message that stays in its place on the page. */
export function Alert({ kind = 'info', title, announce = false, action, children }: AlertProps) {
  const announced = kind === 'danger' ? 'alert' : 'status';
  return (
    <div className={`it-alert it-alert--${kind}`} role={announce ? announced : undefined}>
      <KindIcon kind={kind} size={22} />
      <div className="it-alert__text">
        {title && <strong className="it-alert__title">{title}</strong>}
        <div>{children}</div>
        {action && <div className="it-alert__action">{action}</div>}
      </div>
    </div>
  );
}
