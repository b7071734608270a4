import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Form } from 'react-final-form';
import { readAtraso, typeAtraso, type AtrasoDigitado } from '../../../domain/companhia/numerosDigitados';
import { atrasoPadrao } from '../../../domain/conta/cupomDeAtraso';
import { CupomPorAtraso } from './CupomPorAtraso';

it('the coupon of a delay is four fields of the company’s document', async () => {
  const saved = jest.fn((_: { atraso: AtrasoDigitado }) => undefined);
  const { container } = render(
    <Form onSubmit={saved} initialValues={{ atraso: typeAtraso(atrasoPadrao) }}>
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)}>
          <CupomPorAtraso />
          <button>Salvar</button>
        </form>
      )}
    </Form>,
  );
  const fill = async (name: string, text: string) => {
    const field = screen.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  expect(screen.getByRole('textbox', { name: 'Desconto máximo' })).toHaveDisplayValue(/^R\$\s50,00$/);
  await fill('A partir de quantos minutos', '30');
  await fill('Desconto, em %', '25');
  await fill('Desconto máximo', '8000');
  await fill('Validade do cupom, em meses', '3');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const atrasos = saved.mock.calls.map(([{ atraso }]) => readAtraso(atraso));
  expect(atrasos).toEqual([{ minutos: 30, cupomPct: 25, tetoCentavos: 8_000, validadeMeses: 3 }]);
  expect(await axe(container)).toHaveNoViolations();
});
