import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Select } from './Select';

const base = {
  name: 'ordem',
  label: 'Ordenar por',
  value: '',
  options: [
    { value: 'preco', label: 'Menor preço' },
    { value: 'partida', label: 'Partida' },
  ],
  onChange: () => undefined,
};

it('hands over the chosen value', async () => {
  const onChange = jest.fn();
  render(<Select {...base} value="preco" onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Partida');
  expect(onChange).toHaveBeenCalledWith('partida');
});

it('offers its placeholder to be seen, not to be chosen', () => {
  render(<Select {...base} placeholder="Escolha" />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Escolha');
  expect(screen.getByRole('option', { name: 'Escolha' })).toBeDisabled();
});

it('is described by its error, without accessibility violations', async () => {
  const { container } = render(<Select {...base} placeholder="Escolha" error="Campo Obrigatório*" />);
  expect(screen.getByRole('combobox')).toBeInvalid();
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Campo Obrigatório*');
  expect(await axe(container)).toHaveNoViolations();
});
