import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import * as stories from './CopyField.stories';

const { Default } = composeStories(stories);
const copy = () => userEvent.click(screen.getByRole('button', { name: 'Copiar texto do SMS' }));

it('copies the whole text and says so', async () => {
  userEvent.setup();
  const { container } = render(<Default text="Pague em https://pagar.test/abc" />);
  await copy();
  expect(await navigator.clipboard.readText()).toBe('Pague em https://pagar.test/abc');
  expect(screen.getByRole('status')).toHaveTextContent('Copiado.');
  expect(await axe(container)).toHaveNoViolations();
});

it('says how to copy where the system does not let it', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  render(<Default />);
  await user.click(screen.getByRole('button', { name: 'Copiar texto do SMS' }));
  expect(await screen.findByText(/Selecione o texto/)).toBeVisible();
});
