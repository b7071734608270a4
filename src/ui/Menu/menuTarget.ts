/**
 * The item that a key moves to: arrows wrap around, Home and End go to the ends, a letter to the next item with that
 * initial. Undefined for other keys.
 */
export function menuTarget(key: string, current: number, labels: readonly string[]): number | undefined {
  const last = labels.length - 1;
  if (last < 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return current >= last ? 0 : current + 1;
    case 'ArrowUp':
      return current <= 0 ? last : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return startingWith(key, current, labels);
  }
}

function startingWith(key: string, current: number, labels: readonly string[]): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const order = labels.map((_, step) => (current + 1 + step) % labels.length);
  return order.find((index) => labels[index]?.toLocaleLowerCase('pt-BR').startsWith(key.toLocaleLowerCase('pt-BR')));
}
