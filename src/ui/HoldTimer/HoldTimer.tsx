import type { ReactNode } from 'react';
import { ClockIcon } from '../icons/ClockIcon';
import { useSecondsLeft } from './useSecondsLeft';
import { t } from '../../words/t';
import './HoldTimer.css';

export interface HoldTimerProps {
  /** `Tempo de reserva` or `Tempo para pagar`. */
  name: string;
  /** Expiry in milliseconds by `now`. */
  expiresAt: number;
  /** A monotonic clock such as `performance.now`, since the device's time may be wrong or change. */
  now: () => number;
  /** Called once on expiry. */
  onExpire?: () => void;
  /** Beside the time: a secondary small Button that extends the hold, and below both why it failed. */
  children?: ReactNode;
}

/** Countdown of a hold. Announced at two minutes and at thirty seconds, not at each tick. */
export function HoldTimer({ children, ...props }: HoldTimerProps) {
  if (children === undefined) return <Timer {...props} />;
  return (
    <div className="it-hold">
      <Timer {...props} />
      {children}
    </div>
  );
}

function Timer({ name, expiresAt, now, onExpire }: Omit<HoldTimerProps, 'children'>) {
  const seconds = useSecondsLeft(expiresAt, now, onExpire);
  return (
    <div className="it-hold-timer" data-urgency={urgencyOf(seconds)}>
      <ClockIcon size={20} />
      <span className="it-hold-timer__name" aria-hidden="true">
        {name}
      </span>
      <span className="it-hold-timer__time it-tabular" role="timer" aria-label={name}>
        {clockText(seconds)}
      </span>
      <span className="it-visually-hidden" role="status">
        {noticeText(seconds, name)}
      </span>
    </div>
  );
}

const clockText = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

function urgencyOf(seconds: number) {
  if (seconds > 120) return 'calm';
  return seconds > 30 ? 'soon' : 'now';
}

/** Announcement text, which changes only at its marks. */
function noticeText(seconds: number, name: string): string {
  if (seconds === 0) return t('{nome}: esgotado', { nome: name });
  if (seconds <= 30) return t('{nome}: faltam 30 segundos', { nome: name });
  return seconds <= 120 ? t('{nome}: faltam 2 minutos', { nome: name }) : '';
}
