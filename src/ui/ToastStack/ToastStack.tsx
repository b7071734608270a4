import { useEffect, useRef, useState } from 'react';
import { CloseIcon } from '../icons/CloseIcon';
import { KindIcon } from '../icons/KindIcon';
import type { Kind } from '../icons/KindIcon';
import { useEscape } from '../keyboard/useEscape';
import { t } from '../../words/t';
import './ToastStack.css';

export interface ToastMessage {
  id: string;
  kind: Kind;
  message: string;
}

export interface ToastStackProps {
  toasts: readonly ToastMessage[];
  /** Display time of each toast in milliseconds. */
  durationMs: number;
  onDismiss: (id: string) => void;
}

/**
 * Temporary messages at the bottom. They disappear on a timer, paused while hovered or focused; Esc closes the newest;
 * clicks elsewhere close none.
 */
export function ToastStack({ toasts, durationMs, onDismiss }: ToastStackProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const newest = toasts.at(-1);
  useEscape(newest !== undefined, () => {
    if (newest) onDismiss(newest.id);
  });

  // A removed toast takes pointer and focus with it without an event.
  const empty = toasts.length === 0;
  if (empty && (hovered || focused)) {
    setHovered(false);
    setFocused(false);
  }

  return (
    <section
      className="it-toasts"
      aria-label={t('Avisos')}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          durationMs={durationMs}
          paused={hovered || focused}
          onDismiss={() => onDismiss(toast.id)}
        />
      ))}
    </section>
  );
}

interface ToastProps {
  toast: ToastMessage;
  durationMs: number;
  paused: boolean;
  onDismiss: () => void;
}

function Toast({ toast: { kind, message }, durationMs, paused, onDismiss }: ToastProps) {
  useTimer(paused ? undefined : durationMs, onDismiss);
  return (
    <div className={`it-toast it-toast--${kind}`} role={kind === 'danger' || kind === 'warning' ? 'alert' : 'status'}>
      <KindIcon kind={kind} size={22} />
      <p className="it-toast__message">{message}</p>
      <button type="button" className="it-toast__close" aria-label={t('Fechar aviso')} onClick={onDismiss}>
        <CloseIcon />
      </button>
    </div>
  );
}

/** Runs `act` after `ms`; undefined pauses, and a new value restarts the timer. */
function useTimer(ms: number | undefined, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}
