import { activeWords } from '../../words/active';

const AND = { 'pt-BR': 'e', en: 'and', es: 'y' } as const;

/** Joins items as prose: `1, 2 e 3`. */
export const joinItems = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${AND[activeWords().language]} ${items.at(-1)}`;
