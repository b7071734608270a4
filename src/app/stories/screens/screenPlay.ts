import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Screens come in chunks, and a loaded machine takes its time. */
export const soon = { timeout: 20_000 };

/** Dialogs and toasts fade in: there is not yet seen. */
async function seen(element: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(element).toBeVisible(), soon);
  return element;
}

/** What is shown, once it is; by its text, which is found sooner than its role on a page that holds hundreds of them. */
export const shown = async (text: string | RegExp): Promise<HTMLElement> =>
  seen(await screen.findByText(text, {}, soon));

/** The dialog of that name, once it can be seen. */
export const dialogShown = async (name: string): Promise<HTMLElement> =>
  seen(await screen.findByRole('dialog', { name }, soon));

/** Presses the button with that text as soon as it is there; the uppermost, where a dialog lies over the page. */
export async function press(text: string | RegExp): Promise<void> {
  const found = await screen.findAllByText(text, { selector: 'button, button *' }, soon);
  await userEvent.click(found.at(-1) as HTMLElement);
}

/** Fills a field as soon as it is there, as a pasted text does; what stood in it goes. */
export async function fill(label: string | RegExp, text: string): Promise<void> {
  await fillField(await screen.findByLabelText(label, {}, soon), text);
}

/** Fills one of several fields that bear the same label. */
export async function fillField(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.paste(text);
}
