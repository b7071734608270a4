import { createContext } from 'react';

/**
 * Whether a page that appears takes focus to its heading. False until the person has navigated: what they first load
 * begins at the top, with the link past the header.
 */
export const PageFocus = createContext(true);
