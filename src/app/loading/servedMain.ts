import { createContext } from 'react';

/** The `main` that the server drew for the first address, which its placeholder keeps; null where the page was drawn here. */
export const ServedMain = createContext<Element | null>(null);
