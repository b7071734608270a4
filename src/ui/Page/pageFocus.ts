import { createContext } from 'react';

/**
 * True when an appearing page focuses its heading. False until the first navigation: the initial page starts at the
 * top, with the skip link.
 */
export const PageFocus = createContext(true);
