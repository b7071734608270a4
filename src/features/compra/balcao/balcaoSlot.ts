import { createContext, type ReactNode } from 'react';

/** The counter's payment step, loaded for operators only. */
export const BalcaoSlot = createContext<ReactNode>(null);
