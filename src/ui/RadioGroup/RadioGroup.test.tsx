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
  expect(await axe(container)).toHaveNoViolations();
});
