import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rotas } from '../../domain/base/rotas';

const paths: string[] = Object.values(rotas).map(({ path }) => path);

/** The page of an address: an unknown one leads home by itself, which is no navigation of the person. */
const shownAt = (pathname: string): string => (paths.includes(pathname) ? pathname : rotas.home.path);

/** True after the first navigation from one page to another. */
export function useNavigated(): boolean {
  const shown = shownAt(useLocation().pathname);
  const [first] = useState(shown);
  const [navigated, setNavigated] = useState(false);
  if (!navigated && shown !== first) setNavigated(true);
  return navigated;
}
