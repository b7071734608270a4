import { createContext, useContext } from 'react';
import type { AppInstance } from './createStore';

export const AppContext = createContext<AppInstance | null>(null);

/** The running application, for components of the composition root. */
export function useApp(): AppInstance {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp needs an AppContext above it');
  return app;
}
