import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon } from '../icons/CloseIcon';
import { KindIcon } from '../icons/KindIcon';
import './Banner.css';

export interface BannerProps {
  kind?: 'info' | 'warning' | 'danger';
  /** Read out as it appears: for what happens while the person is on the page, as losing the connection. */
  announce?: boolean;
  /** What can be done about it: a small button or a link. */
  action?: ReactNode;
  /** With it there is a way to be rid of the banner; without it, it stays as long as what it says is true. */
  onDismiss?: () => void;
  children: ReactNode;
}

/** A notice about the whole product, across the window, above the header or right under it. */
export function Banner({ kind = 'info', announce = false, action, onDismiss, children }: BannerProps) {
  const announced = kind === 'danger' ? 'alert' : 'status';
  return (
    <section className={`it-banner it-banner--${kind}`} aria-label="Aviso geral">
      <div className="it-banner__inner">
        <KindIcon kind={kind} size={22} />
        <div className="it-banner__text" role={announce ? announced : undefined}>
          {children}
        </div>
        {action && <div className="it-banner__action">{action}</div>}
        {onDismiss && (
          <IconButton label="Fechar aviso" onClick={() => leave(onDismiss)}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
    </section>
  );
}

/** The button goes with its banner; then the page's content has the focus, for otherwise nothing would. */
function leave(onDismiss: () => void): void {
  onDismiss();
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector('main')?.focus();
  });
}
