import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Screens come in chunks, and machines are slow at times. */
const PATIENCE = { timeout: 20_000 };

/** Dialogs and toasts fade in: there is not yet seen. */
async function seen(element: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(element).toBeVisible(), PATIENCE);
  return element;
}

/** Somebody at the page of a story: everything by role and name, and with patience. Dialogs lie beside the canvas. */
export function personAt(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  const user = userEvent.setup({ delay: null });
  // A checkbox is drawn by what lies under it and cannot itself be seen.
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
    /** A password field has no role. */
    typesSecret: async (field: string, text: string) =>
      user.type(await page.findByLabelText(field, { selector: 'input' }, PATIENCE), text),
    presses: async (name: string | RegExp, role = 'button') => user.click(await there(role, name)),
    /** The first of several alike, by the words on it: a role asks about every element of a long page. */
    pressesFirst: async (words: string) => {
      const [first] = await page.findAllByText(words, {}, PATIENCE);
      if (first) await user.click(first);
    },
    /** What is drawn and named by a label alone, as a seat is. */
    pressesLabelled: async (label: RegExp) => user.click(await page.findByLabelText(label, {}, PATIENCE)),
  };
}
