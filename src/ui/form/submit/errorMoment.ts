import { createContext } from 'react';

/** The moment at which a field's error appears first. */
export type ErrorMoment = 'blur' | 'submit';

/** Set by the form around the fields. */
export const ErrorMomentContext = createContext<ErrorMoment>('blur');
