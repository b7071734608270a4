import { useEffect, useRef } from 'react';
import MuiAlert from '@mui/material/Alert';
import { MuiTheme } from '../theme/MuiTheme';
import { t } from '../../words/t';
import './ErrorSummary.css';

export interface FieldError {
  /** The control's `name`; empty for errors of no single field. */
  name: string;
  message: string;
}

export interface ErrorSummaryProps {
  title?: string | undefined;
  errors: readonly FieldError[];
}

/**
 * All errors of a long form in one place; each entry links to its field. It takes the focus when it appears, but not from a
 * field whose change made an error come back.
 */
export function ErrorSummary({ title = t('Confira o que falta'), errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  const hasAppeared = useRef(false);

  useEffect(() => {
    if (!any || (hasAppeared.current && isEditing())) return;
    hasAppeared.current = true;
    box.current?.focus();
  }, [any]);

  if (!any) return null;
  return (
    <MuiTheme>
      <MuiAlert ref={box} className="it-error-summary" severity="error" icon={false} tabIndex={-1}>
        <h2 className="it-error-summary__title">{title}</h2>
        <ul>
          {errors.map(({ name, message }) => (
            <li key={`${name} ${message}`}>
              {name ? (
                <button type="button" onClick={() => focusField(name)}>
                  {message}
                </button>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </MuiAlert>
    </MuiTheme>
  );
}

const isEditing = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

function focusField(name: string): void {
  document.getElementsByName(name)[0]?.focus();
}
