import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../tests/support/renderScreen';
import { partesVazias } from '../../domain/encomendas/formularioEncomenda';
import { PessoasPage } from './PessoasPage';

const comCnpj = {
  remetente: { ...partesVazias.remetente, tipo: 'cnpj' },
  destinatario: partesVazias.destinatario,
};
const open = () => renderScreen(<PessoasPage dados={comCnpj} onDados={() => undefined} />);
const cnpj = () => screen.getByRole('textbox', { name: 'CNPJ' });

describe('who sends a parcel', () => {
  it.each([
    ['11222333000181', '11.222.333/0001-81'],
    ['11.222.333/0001-81', '11.222.333/0001-81'],
    ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ])('writes %s as the CNPJ %s, which is right [§5.mascaras.1]', async (typed, shown) => {
    open();
    await userEvent.click(cnpj());
    await userEvent.paste(typed);
    await userEvent.tab();
    expect(cnpj()).toHaveValue(shown);
    expect(cnpj()).toBeValid();
  });

  it('is told of a CNPJ whose check digits are wrong', async () => {
    open();
    await userEvent.type(cnpj(), '11222333000182');
    await userEvent.tab();
    expect(cnpj()).toHaveAccessibleDescription('Informe um CNPJ válido');
  });

  it('writes the CPF of the other one with its dots and dash', async () => {
    open();
    const cpf = within(screen.getByRole('form', { name: 'Pessoas' })).getByRole('textbox', { name: 'CPF' });
    await userEvent.type(cpf, '52998224725');
    expect(cpf).toHaveValue('529.982.247-25');
  });
});
