import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { installFakeWidth, removeFakeWidth } from '../../../tests/support/fakeWidth';
import { Popover } from './Popover';

it('opens beside its button under the same name, and closes on Esc with focus back', async () => {
  render(<Popover label="O que está incluso">Tarifa e pedágio</Popover>);
  await userEvent.click(screen.getByRole('button', { name: 'O que está incluso' }));
  expect(screen.getByRole('dialog', { name: 'O que está incluso' })).toHaveTextContent('Tarifa e pedágio');
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'O que está incluso' })).toHaveFocus();
});

it('says whether it is open, and closes by its own button for who has no Esc key', async () => {
  render(<Popover label="O que está incluso">Tarifa e pedágio</Popover>);
  const button = screen.getByRole('button', { name: 'O que está incluso' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAttribute('aria-controls', screen.getByRole('dialog').id);

  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

it('closes when the width crosses 960 px [§2.largura.1]', async () => {
  const { resize } = installFakeWidth(800);
  try {
    render(<Popover label="O que está incluso">Tarifa e pedágio</Popover>);
    await userEvent.click(screen.getByRole('button', { name: 'O que está incluso' }));
    resize(1024);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  } finally {
    removeFakeWidth();
  }
});
