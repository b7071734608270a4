import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** True after the first navigation from one page to another. */
export function useNavigated(): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [navigated, setNavigated] = useState(false);
  if (!navigated && pathname !== first) setNavigated(true);
  return navigated;
}
