import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import type { MaskName } from './masks';
import { MaskedTextInput } from './MaskedTextInput';

/** Controlled by state, since a masked field needs its own value back. */
function Live({ mask, initial = '' }: { mask: MaskName; initial?: string }) {
  const [value, setValue] = useState(initial);
  return <MaskedTextInput name="campo" label="Campo" mask={mask} value={value} onChange={setValue} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Campo' });

it.each<[MaskName, string, string]>([
  ['cpf', '52998224725', '529.982.247-25'],
  ['cnpj', '12345678000123', '12.345.678/0001-23'],
  ['cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['celular', '11987654321', '(11) 98765-4321'],
  ['cep', '01310100', '01310-100'],
  ['data', '31121990', '31/12/1990'],
  ['cartaoNumero', '4111111111111111', '4111 1111 1111 1111'],
  ['cartaoValidade', '1230', '12/30'],
  ['cnh', '12345678900', '12345678900'],
  ['cartaoCvv', '1234', '1234'],
])(
  'writes the signs of a %s by itself [§5.cpf.2, §5.celular.2, §5.dataNascimento.4, §5.mascaras.1]',
  async (mask, typed, shown) => {
    render(<Live mask={mask} />);
    await userEvent.type(field(), typed);
    expect(field()).toHaveValue(shown);
  },
);

it('shows no placeholder signs, empty or focused', async () => {
  render(<Live mask="data" />);
  await userEvent.click(field());
  expect(field()).toHaveValue('');
});

it('takes what is pasted, with signs or without', async () => {
  const { unmount } = render(<Live mask="cpf" />);
  await userEvent.click(field());
  await userEvent.paste('529.982.247-25');
  expect(field()).toHaveValue('529.982.247-25');
  unmount();

  render(<Live mask="cpf" />);
  await userEvent.click(field());
  await userEvent.paste('52998224725');
  expect(field()).toHaveValue('529.982.247-25');
});

it('lets letters and surplus digits fall', async () => {
  render(<Live mask="cartaoValidade" />);
  await userEvent.type(field(), 'a1b2c3d0e9');
  expect(field()).toHaveValue('12/30');
});

it.each<[MaskName, string, number]>([
  ['cpf', '529982247259', 14],
  ['data', '311219901', 10],
  ['celular', '119876543210', 15],
])(
  'takes no more than fits into a %s [§5.cpf.2, §5.celular.2, §9.limites.3, §9.limites.4, §9.limites.5]',
  async (mask, typed, length) => {
    render(<Live mask={mask} />);
    await userEvent.type(field(), typed);
    expect(field().value).toHaveLength(length);
  },
);

it('puts the signs into a value that comes from the form', () => {
  render(<Live mask="cpf" initial="52998224725" />);
  expect(field()).toHaveValue('529.982.247-25');
});

it('asks phones for digits, and has no accessibility violations', async () => {
  const { container } = render(<Live mask="cpf" />);
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(await axe(container)).toHaveNoViolations();
});
