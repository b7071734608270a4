/** Joins items as prose: `1, 2 e 3`. */
export const joinItems = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;
