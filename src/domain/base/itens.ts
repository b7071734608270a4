import { activeLocale } from '../../words/active';

/** Joins items as prose: `1, 2 e 3`, in English `1, 2 and 3`. */
export const joinItems = (items: readonly (string | number)[]): string =>
  new Intl.ListFormat(activeLocale(), { type: 'conjunction' }).format(items.map(String));
