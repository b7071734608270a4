import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { StarRating } from './StarRating';

const base = {
  name: 'nota',
  label: 'Sua nota',
  value: 0,
  words: ['1 estrela', '2 estrelas', '3 estrelas', '4 estrelas', '5 estrelas'],
  onChange: () => undefined,
};

it('is a group with a name, of native radio buttons with names', () => {
  render(<StarRating {...base} value={3} />);
  expect(screen.getByRole('radiogroup', { name: 'Sua nota' })).toBeVisible();
  expect(screen.getAllByRole('radio').map((star) => (star as HTMLInputElement).type)).toEqual(Array(6).fill('radio'));
  expect(screen.getByRole('radio', { name: '3 estrelas' })).toBeChecked();
});

it('hands over the chosen number, and the same again for a press of the chosen star', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<StarRating {...base} onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: '4 estrelas' }));
  expect(onChange).toHaveBeenLastCalledWith(4);
  rerender(<StarRating {...base} value={4} onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: '4 estrelas' }));
  for (const [stars] of onChange.mock.calls) expect(stars).toBe(4);
});

it('says what is wrong, without accessibility violations', async () => {
  const { container } = render(<StarRating {...base} error="Escolha de 1 a 5 estrelas" />);
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Escolha de 1 a 5 estrelas');
  expect(screen.getByRole('radiogroup')).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
});

it('is not marked invalid without an error', () => {
  render(<StarRating {...base} />);
  expect(screen.getByRole('radiogroup')).toBeValid();
});
