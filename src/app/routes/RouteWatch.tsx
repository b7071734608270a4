import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useEmit } from '../../events/useEmit';
import type { Navigate } from '../../services/navigation';
import { followLinks } from '../window/followLinks';

/** Connects the router: workflows navigate through it, and visited routes are emitted on the bus. */
export function RouteWatch({ bind }: { bind: (navigate: Navigate) => void }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const way = useNavigationType();
  const emit = useEmit();

  useEffect(() => bind((path, options) => void navigate(path, options)), [bind, navigate]);
  useEffect(() => followLinks(document, (href) => void navigate(href)), [navigate]);
  useEffect(() => emit('RotaVisitada', { path: pathname + search }), [emit, pathname, search]);
  // A new page starts at its top; on back the browser restores the position. Before the first paint: a frame of the new
  // page at the old position would show the foot of a shorter one, and jump.
  useLayoutEffect(() => {
    if (way !== NavigationType.Pop && !hash) window.scrollTo(0, 0);
    // A fragment is a dialog over the page, which stays where it is.
  }, [way, pathname, hash]);
  return null;
}
