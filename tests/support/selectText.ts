/** Selects part of a focused field, or puts the caret there. A mask reads the selection once a frame, so two pass. */
export async function selectText(field: HTMLInputElement, start: number, end = start): Promise<void> {
  field.focus();
  field.setSelectionRange(start, end);
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
