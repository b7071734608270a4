import { createContext, type ReactNode } from 'react';

/** The card's part of the payment, whose code comes only to who chooses a card. */
export const CartaoSlot = createContext<ReactNode>(null);
