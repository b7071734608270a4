import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { RadioGroup } from './RadioGroup';

const base = {
  name: 'pagamento',
  label: 'Forma de pagamento',
  value: 'pix',
  options: [
    { value: 'pix', label: 'Pix', description: 'Aprovado na hora' },
    { value: 'cartao', label: 'Cartão de crédito' },
  ],
  onChange: () => undefined,
};

it('is a group with a name, whose choices keep their short names', () => {
  render(<RadioGroup {...base} layout="cards" />);
  expect(screen.getByRole('radiogroup', { name: 'Forma de pagamento' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Pix' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Pix' })).toHaveAccessibleDescription('Aprovado na hora');
});

it('hands over the chosen value', async () => {
  const onChange = jest.fn();
  render(<RadioGroup {...base} onChange={onChange} />);
  await userEvent.click(screen.getByText('Cartão de crédito'));
  expect(onChange).toHaveBeenCalledWith('cartao');
});

it('says what is wrong, without accessibility violations', async () => {
  const { container } = render(<RadioGroup {...base} value="" error="Campo Obrigatório*" />);
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Campo Obrigatório*');
  expect(screen.getByRole('radiogroup')).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
});

it('is not marked invalid without an error', () => {
  render(<RadioGroup {...base} />);
  expect(screen.getByRole('radiogroup')).toBeValid();
});

it('opens the fields of the chosen option, and no others', () => {
  const options = base.options.map((option) => ({ ...option, content: <p>campos de {option.label}</p> }));
  const { rerender } = render(<RadioGroup {...base} layout="cards" options={options} />);
  expect(screen.getByText('campos de Pix')).toBeVisible();
  expect(screen.queryByText('campos de Cartão de crédito')).not.toBeInTheDocument();
  rerender(<RadioGroup {...base} layout="cards" options={options} value="cartao" />);
  expect(screen.getByText('campos de Cartão de crédito').closest('[data-chosen]')).toHaveAttribute(
    'data-chosen',
    'true',
  );
  expect(screen.queryByText('campos de Pix')).not.toBeInTheDocument();
});
