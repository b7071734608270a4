import { screen, userEvent } from 'storybook/test';

/** Screens come in chunks, and a loaded machine takes its time. */
export const soon = { timeout: 20_000 };

/** What is shown, once it is; by its text, which is found sooner than its role on a page that holds hundreds of them. */
export const shown = (text: string | RegExp): Promise<HTMLElement> => screen.findByText(text, {}, soon);

/** Presses a button as soon as it is there. */
export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }, soon));
}

/** Fills a field as soon as it is there; what stood in it goes. */
export async function fill(label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText(label, {}, soon);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
