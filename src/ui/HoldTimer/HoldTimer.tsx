import { ClockIcon } from '../icons/ClockIcon';
import { useSecondsLeft } from './useSecondsLeft';
import './HoldTimer.css';

export interface HoldTimerProps {
  /** `Tempo de reserva` or `Tempo para pagar`. */
  name: string;
  /** When it ends, in milliseconds by `now`. */
  expiresAt: number;
  /** A clock that only grows, as `performance.now`: the device's own may be wrong, or be set meanwhile. */
  now: () => number;
  /** Once, when it ends. */
  onExpire?: () => void;
}

/** Counts down to the end of a hold. It is read out at two minutes and at thirty seconds, never at each tick. */
export function HoldTimer({ name, expiresAt, now, onExpire }: HoldTimerProps) {
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

/** Changes, and so is read out, only where a mark is crossed. */
function noticeText(seconds: number, name: string): string {
  if (seconds === 0) return `${name}: esgotado`;
  if (seconds <= 30) return `${name}: faltam 30 segundos`;
  return seconds <= 120 ? `${name}: faltam 2 minutos` : '';
}
