import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Accordion } from './Accordion';

const items = [
  { id: 'bagagem', title: 'Quanto posso levar de bagagem?', content: 'Uma mala de até 30 kg.' },
  { id: 'animais', title: 'Posso levar meu cachorro?', content: 'Em caixa de transporte.' },
];

const question = (name: string) => screen.getByRole('button', { name });

it('unfolds an answer under its question, and folds it again', async () => {
  const { container } = render(<Accordion items={items} />);
  const button = question('Quanto posso levar de bagagem?');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Uma mala de até 30 kg.')).not.toBeVisible();

  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const region = screen.getByRole('region', { name: 'Quanto posso levar de bagagem?' });
  expect(region).toHaveTextContent('Uma mala de até 30 kg.');
  expect(button).toHaveAttribute('aria-controls', region.id);
  expect(await axe(container)).toHaveNoViolations();

  await userEvent.click(button);
  expect(screen.getByText('Uma mala de até 30 kg.')).not.toBeVisible();
});

it('leaves the others as they are', async () => {
  render(<Accordion items={items} initiallyOpen={['animais']} />);
  expect(screen.getByText('Em caixa de transporte.')).toBeVisible();
  await userEvent.click(question('Quanto posso levar de bagagem?'));
  expect(screen.getByText('Em caixa de transporte.')).toBeVisible();
  expect(screen.getByText('Uma mala de até 30 kg.')).toBeVisible();
});

it('is walked by Tab and unfolded by Enter and Space', async () => {
  render(<Accordion items={items} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(question('Quanto posso levar de bagagem?')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(question('Posso levar meu cachorro?')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(question('Posso levar meu cachorro?')).toHaveAttribute('aria-expanded', 'true');
});

it('lets the browser’s search find a folded answer, and unfolds it', () => {
  render(<Accordion items={items} />);
  const panel = document.getElementById(question('Posso levar meu cachorro?').getAttribute('aria-controls') ?? '');
  expect(panel).toHaveAttribute('hidden', 'until-found');
  // A box hidden this way stays in the accessibility tree; without a role it is not announced.
  expect(panel).not.toHaveAttribute('role');
  fireEvent(panel!, new Event('beforematch'));
  expect(question('Posso levar meu cachorro?')).toHaveAttribute('aria-expanded', 'true');
  expect(panel).not.toHaveAttribute('hidden');
});

it('keeps the outline of the page it stands on', () => {
  render(<Accordion items={items} level={2} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});
