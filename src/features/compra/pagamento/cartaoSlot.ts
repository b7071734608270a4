import { createContext, type ReactNode } from 'react';

/** The card payment step, loaded only when a card is chosen. */
export const CartaoSlot = createContext<ReactNode>(null);
