import { createContext, type ReactNode } from 'react';

/** The counter's way to be paid, whose code comes only to who sells. */
export const BalcaoSlot = createContext<ReactNode>(null);
