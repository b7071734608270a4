import { useEffect } from 'react';
import { useEmit } from '../../events/useEmit';

/** Emits `PaginaDeixada` when the page is hidden or left, so that what was typed is kept at once. */
export function usePaginaDeixada(): void {
  const emit = useEmit();
  useEffect(() => {
    const leave = () => emit('PaginaDeixada');
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    // `beforeunload` comes first on reload and close, while a token can still be requested.
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [emit]);
}
