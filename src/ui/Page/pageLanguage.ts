import { createContext } from 'react';

/** Language of a page's words where it is not the document's. */
export const PageLanguage = createContext<string | undefined>(undefined);
