import { useEffect, useState } from 'react';
import { useEmit } from '../../events/useEmit';
import { selectEntrar } from '../../store/entrar';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button/Button';

/** Another code, once the last one has had time to arrive. */
export function ResendCode({ label = 'Reenviar código' }: { label?: string }) {
  const { reenvioEm, sending } = useAppSelector(selectEntrar);
  const emit = useEmit();
  const wait = useSecondsUntil(reenvioEm);
  return (
    <Button variant="quiet" size="small" disabled={wait > 0 || sending} onClick={() => emit('CodigoReenviado')}>
      {wait > 0 ? `${label} em ${wait} s` : label}
    </Button>
  );
}

const secondsUntil = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Counts by the clock, not by ticks: a tab that slept shows the truth when it wakes. */
function useSecondsUntil(instant: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant));
  useEffect(() => {
    const update = () => setSeconds(secondsUntil(instant));
    const first = setTimeout(update, 0);
    const timer = setInterval(update, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [instant]);
  return seconds;
}
