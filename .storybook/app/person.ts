import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Screens are lazy chunks, and machines may be slow. */
const PATIENCE = { timeout: 20_000 };

/** Waits until an element is visible: dialogs and toasts fade in. */
async function seen(element: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(element).toBeVisible(), PATIENCE);
  return element;
}

/**
 * A simulated person on a story's page: finds everything by role and name, with patience. Queries the whole body, since
 * dialogs lie beside the canvas.
 */
export function personAt(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  const user = userEvent.setup({ delay: null });
  // A checkbox is drawn by its sibling and is not visible itself.
  const there = (role: string, name: string | RegExp) => page.findByRole(role, { name }, PATIENCE);
  const find = async (role: string, name: string | RegExp) => seen(await there(role, name));
  return {
    find,
    reads: async (text: string | RegExp) => seen(await page.findByText(text, {}, PATIENCE)),
    types: async (field: string, text: string) => {
      const input = await find('textbox', field);
      await user.clear(input);
      await user.type(input, text);
    },
    /** By label, since a password field has no role. */
    typesSecret: async (field: string, text: string) =>
      user.type(await page.findByLabelText(field, { selector: 'input' }, PATIENCE), text),
    presses: async (name: string | RegExp, role = 'button') => user.click(await there(role, name)),
    /** The first of several, by text, since a query by role visits every element of a long page. */
    pressesFirst: async (words: string) => {
      const [first] = await page.findAllByText(words, {}, PATIENCE);
      if (first) await user.click(first);
    },
    /** By label, for drawn elements such as seats. */
    pressesLabelled: async (label: RegExp) => user.click(await page.findByLabelText(label, {}, PATIENCE)),
  };
}
