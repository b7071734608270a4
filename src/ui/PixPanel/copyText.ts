/** Copies a text to the clipboard; false when the system refuses. */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https, or in an old web view, there is no clipboard API: the field is selected and copied.
    field?.focus();
    field?.select();
    return typeof document.execCommand === 'function' && document.execCommand('copy');
  }
}
