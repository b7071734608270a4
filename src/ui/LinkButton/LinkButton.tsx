import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '../Button/buttonClass';
import type { ButtonSize, ButtonVariant } from '../Button/buttonClass';
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
  onClick,
}: LinkButtonProps) {
  return (
    <a className={buttonClass({ variant, size, fullWidth })} href={href} download={download} onClick={onClick}>
      <span className="it-button__content">
        {icon}
        {children}
      </span>
    </a>
  );
}
