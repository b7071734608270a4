import type { DayPrice } from './dayText';
import { plusDays } from './monthDays';

const values = ['148,10', '129,90', '119,90', '148,10', '202,20'];

/** Prices of the days from 27 November to 31 December 2026, for the book and the tests; Christmas has no departure. */
export const samplePrices: ReadonlyMap<string, DayPrice> = new Map(
  Array.from({ length: 35 }, (_, index) => {
    const day = plusDays('2026-11-27', index);
    const text = day === '2026-12-25' ? null : (values[index % values.length] ?? null);
    return [day, { text, cheapest: text === '119,90' }];
  }),
);
