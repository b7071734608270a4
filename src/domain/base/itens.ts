import { activeLocale } from '../../words/active';
import { onceEach } from '../../words/onceEach';

/** Joins items as prose: `1, 2 e 3`, in English `1, 2 and 3`. */
export const joinItems = (items: readonly (string | number)[]): string =>
  conjunction(activeLocale()).format(items.map(String));

const conjunction = onceEach((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
