import { Type } from 'typebox';

/** Number of a page in a query, from 1. */
export const NumeroDaPagina = Type.String({ pattern: '^[1-9][0-9]{0,3}$' });
