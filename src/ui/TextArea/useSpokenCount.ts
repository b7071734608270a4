import { useEffect, useRef, useState } from 'react';
import { t } from '../../words/t';

const pauseMs = 1000;

/** Remaining or exceeding characters in words. */
export function countText(left: number): string {
  if (left < 0) return t('{n, plural, =1 {1 caractere a mais} other {{n} caracteres a mais}}', { n: -left });
  return t('{n, plural, =1 {Resta 1 caractere} other {Restam {n} caracteres}}', { n: left });
}

/** Announcement of the count: only near the limit, and only after a pause, so that it does not interrupt typing. */
export function useSpokenCount(left: number | undefined, maxLength = 0): string {
  const [spoken, setSpoken] = useState('');
  const first = useRef(left);
  const isNear = left !== undefined && left <= Math.max(20, maxLength / 10);
  useEffect(() => {
    // The initial value is announced by the field's description.
    if (left === first.current) return undefined;
    first.current = undefined;
    const timer = setTimeout(() => setSpoken(isNear ? countText(left) : ''), pauseMs);
    return () => clearTimeout(timer);
  }, [left, isNear]);
  return spoken;
}
