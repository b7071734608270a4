import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon } from '../icons/CloseIcon';
import { KindIcon } from '../icons/KindIcon';
import './Banner.css';

export interface BannerProps {
  kind?: 'info' | 'warning' | 'danger';
  /** Announces the banner when it appears: for events while the person is on the page, such as a lost connection. */
  announce?: boolean;
  /** Action that resolves the notice: a small button or a link. */
  action?: ReactNode;
  /** Makes the banner dismissible; without it the banner stays while its cause lasts. */
  onDismiss?: () => void;
  children: ReactNode;
}

/** A full-width notice about the whole product, above the header or directly below it. */
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

/** Moves the focus to the page's content, since the button disappears with its banner. */
function leave(onDismiss: () => void): void {
  onDismiss();
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector('main')?.focus();
  });
}
