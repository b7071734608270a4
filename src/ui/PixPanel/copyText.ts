/** Puts a text on the clipboard; false where the system does not let us. */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https, or in an old webview, there is no clipboard: the field itself is selected and copied.
    field?.focus();
    field?.select();
    return typeof document.execCommand === 'function' && document.execCommand('copy');
  }
}
