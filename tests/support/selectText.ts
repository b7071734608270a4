const frames = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
    next(count);
  });

/**
 * Selects part of a field, or puts the caret there. A mask places the caret itself some frames after the focus, and
 * reads the selection once a frame, so frames pass before and after.
 */
export async function selectText(field: HTMLInputElement, start: number, end = start): Promise<void> {
  field.focus();
  await frames(3);
  field.setSelectionRange(start, end);
  await frames(2);
}
