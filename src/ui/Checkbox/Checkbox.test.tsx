import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Checkbox } from './Checkbox';

const base = { name: 'termosAceite', label: 'Li e aceito', checked: false, onChange: () => undefined };

it('changes by its label, its box and the space bar', async () => {
  const onChange = jest.fn();
  render(<Checkbox {...base} onChange={onChange} />);
  await userEvent.click(screen.getByText('Li e aceito'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Li e aceito' }));
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [true], [true]]);
});

it('is invalid and says why', async () => {
  const { container } = render(<Checkbox {...base} required error="Obrigatório*" />);
  const box = screen.getByRole('checkbox', { name: 'Li e aceito' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Obrigatório*');
  expect(await axe(container)).toHaveNoViolations();
});
