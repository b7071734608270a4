import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Screens are lazy chunks, which a loaded machine takes long to load. */
export const soon = { timeout: 20_000 };

/** Waits until an element is visible: dialogs and toasts fade in. */
async function seen(element: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(element).toBeVisible(), soon);
  return element;
}

/** Waits for a visible text; faster than a query by role on a page with hundreds of elements. */
export const shown = async (text: string | RegExp): Promise<HTMLElement> =>
  seen(await screen.findByText(text, {}, soon));

/** Waits for the visible dialog of that name. */
export const dialogShown = async (name: string): Promise<HTMLElement> =>
  seen(await screen.findByRole('dialog', { name }, soon));

/** Presses the button with that text once present; the topmost, under an open dialog. */
export async function press(text: string | RegExp): Promise<void> {
  const found = await screen.findAllByText(text, { selector: 'button, button *' }, soon);
  await userEvent.click(found.at(-1) as HTMLElement);
}

/** Replaces a field's value once present, like a paste. */
export async function fill(label: string | RegExp, text: string): Promise<void> {
  await fillField(await screen.findByLabelText(label, {}, soon), text);
}

/** Types part of a place's name, and chooses the place from the suggestions. */
export async function pickPlace(label: string, typed: string, place: RegExp): Promise<void> {
  await fill(label, typed);
  await userEvent.click(await screen.findByRole('option', { name: place }, soon));
}

/** Fills one of several fields with the same label. */
export async function fillField(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.paste(text);
}
