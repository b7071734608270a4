import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Where the dialog's entry is: not asked for, asked for, current, being left, left. */
type Stage = 'new' | 'entering' | 'there' | 'leaving' | 'left';

/**
 * Gives an open dialog an entry of the browser's history, so that Back closes it and not the page below it. The entry
 * differs from the page's by its fragment alone.
 * @returns leaves the entry, and then does what it was given, or `onBack`.
 */
export function useCloseByBack(fragment: string, onBack: () => void): (then?: () => void) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const stage = useRef<Stage>('new');
  /** Runs once the entry is left; set when leaving was asked for. */
  const next = useRef<(() => void) | null>(null);
  /** Goes back once: a second time would leave the page. */
  const goBack = () => {
    if (stage.current !== 'there') return;
    stage.current = 'leaving';
    void navigate(-1);
  };
  useEffect(() => {
    const isThere = hash === fragment;
    if (stage.current === 'new') {
      stage.current = 'entering';
      void navigate({ pathname, search, hash: fragment });
    } else if (stage.current === 'entering' && isThere) {
      stage.current = 'there';
      if (next.current) goBack();
    } else if (!isThere && (stage.current === 'there' || stage.current === 'leaving')) {
      stage.current = 'left';
      (next.current ?? onBack)();
    }
  });
  return (then) => {
    next.current = then ?? onBack;
    goBack();
  };
}
