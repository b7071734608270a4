import type { ReactNode } from 'react';
import { KindIcon } from '../icons/KindIcon';
import type { Kind } from '../icons/KindIcon';
import './Alert.css';

export interface AlertProps {
  kind?: Kind;
  title?: string;
  /** Announces the message when it appears: for events while the person is on the page. */
  announce?: boolean;
  /** Action that resolves the message. */
  action?: ReactNode;
  children: ReactNode;
}

/** An inline message that stays in place. */
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
