import type { ReactNode } from 'react';
import './FormFoot.css';

export interface FormFootProps {
  /** `Ainda não tem conta?` */
  question: string;
  /** A quiet small Button that leads there. */
  children: ReactNode;
}

/** End of a form in a dialog: another way, below a line. */
export function FormFoot({ question, children }: FormFootProps) {
  return (
    <div className="it-form-foot">
      <span>{question}</span>
      {children}
    </div>
  );
}
