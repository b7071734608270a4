import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useEmit } from '../events/useEmit';
import type { Navigate } from '../services/navigation';
import { followLinks } from './followLinks';

/** Ties the router to the rest: workflows navigate through it, and every route entered is said on the bus. */
export function RouteWatch({ bind }: { bind: (navigate: Navigate) => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const way = useNavigationType();
  const emit = useEmit();

  useEffect(() => bind((path, options) => void navigate(path, options)), [bind, navigate]);
  useEffect(() => followLinks(document, (href) => void navigate(href)), [navigate]);
  useEffect(() => emit('RotaVisitada', { path: pathname + search }), [emit, pathname, search]);
  // A new page begins at its top; on the way back the browser knows better.
  useEffect(() => {
    if (way !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [way, pathname]);
  return null;
}
