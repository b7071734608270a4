import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Form } from 'react-final-form';
import { readAdicional, type AdicionalDigitado } from '../../../domain/companhia/numerosDigitados';
import { AdicionaisDaViagem } from './AdicionaisDaViagem';

const open = () => {
  const saved = jest.fn((_: { adicionais: AdicionalDigitado[] }) => undefined);
  const { container } = render(
    <Form onSubmit={saved} initialValues={{ adicionais: [] }}>
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)}>
          <AdicionaisDaViagem />
          <button type="submit">Salvar</button>
        </form>
      )}
    </Form>,
  );
  return { saved, container };
};

describe('the extras of the company’s form', () => {
  it('are added one by one, priced in reais, and bear no accessibility violation', async () => {
    const { saved, container } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Mais um adicional' }));
    const one = within(screen.getByRole('group', { name: 'Adicional 1' }));
    await userEvent.selectOptions(one.getByLabelText('Tipo'), 'Bicicleta');
    await userEvent.type(one.getByLabelText(/^Preço de um/), '4000');
    await userEvent.type(one.getByLabelText(/^Quantos por partida/), '4');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(saved.mock.calls[0]?.[0].adicionais.map(readAdicional)).toEqual([
      { tipo: 'bicicleta', precoCentavos: 4_000, porPassageiro: 1, porPartida: 4 },
    ]);
  });
});
