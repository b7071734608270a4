import type { MouseEvent, ReactNode } from 'react';
import { ExternalIcon } from '../icons/ExternalIcon';
import { buttonClass } from '../Button/buttonClass';
import type { ButtonSize, ButtonVariant } from '../Button/buttonClass';
import { t } from '../../words/t';
import '../Button/Button.css';

export interface LinkButtonProps {
  children: ReactNode;
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  icon?: ReactNode;
  /** Downloads the target under this name instead of opening it. */
  download?: string;
  /** Opens in a new tab, for pages of others, and announces it. */
  newTab?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link styled as a button: it can be opened in a new tab and copied. */
export function LinkButton({
  children,
  href,
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  icon,
  download,
  newTab = false,
  onClick,
}: LinkButtonProps) {
  const apart = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className={buttonClass({ variant, size, fullWidth })} {...{ href, download, onClick, ...apart }}>
      <span className="it-button__content">
        {icon}
        {children}
        {newTab && <ExternalIcon size={16} title={t('abre em nova aba')} />}
      </span>
    </a>
  );
}
