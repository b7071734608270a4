import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ambienteRead } from '../../store/aplicativo/ambiente';
import { held, openComprarViagem } from '../../../tests/support/openComprarViagem';

describe('the passengers', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });

  it('are sent in the form of the wire, the buyer being the account’s person', async () => {
    const { events } = openComprarViagem(held(), 'passageiros');
    await userEvent.type(field('Nome completo'), 'Ana Souza Lima');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo de documento' }), 'RG');
    await userEvent.type(field('Número do documento'), '123456789');
    await userEvent.type(field('Data de nascimento'), '10031990');
    await userEvent.type(field('Celular'), '11987654321');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

    expect(events.at(-1)).toEqual({
      type: 'PassageirosEnviados',
      payload: {
        comprador: { nome: 'Ana Souza', cpf: '52998224725', email: 'ana@itape.test', celular: '+5511987654321' },
        passageiros: [
          {
            trecho: 0,
            poltrona: 5,
            nome: 'Ana Souza Lima',
            documento: { tipo: 2, numero: '123456789' },
            dataNascimento: '1990-03-10',
            celular: '+5511987654321',
          },
        ],
      },
    });
  });

  it('are told what is missing, and nothing is sent', async () => {
    const { events } = openComprarViagem(held(), 'passageiros');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

    expect(field('Nome completo')).toHaveAccessibleDescription('Campo Obrigatório*');
    expect(events.map(({ type }) => type)).not.toContain('PassageirosEnviados');
  });

  it('are kept as soon as a field is left', async () => {
    const { events } = openComprarViagem(held(), 'passageiros');
    await userEvent.type(field('Nome completo'), 'Ana');
    await userEvent.tab();

    expect(events.at(-1)).toMatchObject({
      type: 'PassageirosDigitados',
      payload: { dados: { passageiros: [{ nome: 'Ana' }] } },
    });
  });

  it('may begin with the buyer', async () => {
    const { events } = openComprarViagem(held(), 'passageiros');
    await userEvent.click(screen.getByRole('checkbox', { name: 'O comprador é o passageiro 1' }));

    expect(events.at(-1)).toEqual({ type: 'checkPassageiroComprador', payload: { marcado: true } });
  });

  it('are prefilled with the account where the buyer is presumed to travel, but for the document', async () => {
    openComprarViagem({ ...held(), compradorPassageiro: 0 }, 'passageiros');
    expect(screen.getByRole('checkbox', { name: 'O comprador é o passageiro 1' })).toBeChecked();
    expect(field('Nome completo')).toHaveValue('Ana Souza');
    expect(field('Número do documento')).toHaveValue('');
  });

  it('are offered by the browser what it knows of the person', () => {
    openComprarViagem(held(), 'passageiros');
    expect(field('Nome completo')).toHaveAttribute('autocomplete', 'name');
    expect(field('Data de nascimento')).toHaveAttribute('autocomplete', 'bday');
    expect(field('Celular')).toHaveAttribute('autocomplete', 'tel-national');
  });

  it('under 16 and alone are asked for an authorisation', async () => {
    openComprarViagem(held(), 'passageiros');
    await userEvent.type(field('Data de nascimento'), '10032015');

    expect(await screen.findByRole('checkbox', { name: /autorização de viagem/ })).toBeInTheDocument();
  });

  it('write the CPF of a child on a lap with its dots and dash', async () => {
    openComprarViagem(held(), 'passageiros');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Leva uma criança no colo' }));
    const tipo = screen.getByRole('combobox', { name: 'Documento da criança' });
    await userEvent.selectOptions(tipo, 'CPF da certidão de nascimento');
    await userEvent.type(field('Número do documento da criança'), '52998224725');
    expect(field('Número do documento da criança')).toHaveValue('529.982.247-25');
  });

  it('let the buyer be somebody else', async () => {
    openComprarViagem(held(), 'passageiros');
    await userEvent.click(screen.getByRole('button', { name: 'Alterar comprador' }));

    expect(field('CPF do comprador')).toHaveValue('529.982.247-25');
  });

  it.each([true, false])('leave a phone for notices only where somebody is told there: %s', (avisosPorTelefone) => {
    const { store } = openComprarViagem(held(), 'passageiros');
    act(() => void store.dispatch(ambienteRead({ cpfDeTeste: false, avisosPorTelefone })));
    expect(screen.queryAllByText('Para avisos da viagem').length > 0).toBe(avisosPorTelefone);
  });

  it.each([true, false])('may be bought for by the test CPF where the place names it: %s', async (cpfDeTeste) => {
    const { store } = openComprarViagem(held(), 'passageiros');
    act(() => void store.dispatch(ambienteRead({ cpfDeTeste, avisosPorTelefone: true })));
    await userEvent.click(screen.getByRole('button', { name: 'Alterar comprador' }));
    await userEvent.clear(field('CPF do comprador'));
    await userEvent.type(field('CPF do comprador'), '99999999999');
    await userEvent.tab();
    expect(screen.queryByText('Informe um CPF válido') === null).toBe(cpfDeTeste);
  });
});
