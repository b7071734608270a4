import type { ReactNode } from 'react';
import './Benefit.css';

export interface BenefitProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** A reason to use the product, below the title of a Band. */
export function Benefit({ icon, title, children }: BenefitProps) {
  return (
    <div className="it-benefit">
      <span className="it-benefit__icon">{icon}</span>
      <h3 className="it-benefit__title">{title}</h3>
      <p className="it-benefit__text">{children}</p>
    </div>
  );
}
