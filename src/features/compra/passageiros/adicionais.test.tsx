import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openPreco, resumo } from '../../../../tests/support/openPreco';
import { umaCotacao } from '../../../../tests/support/viagemBuilders';
import type { AdicionalOferecido } from '../../../domain/wire/compra/adicionais';
import type { Cotacao } from '../../../domain/wire/compra/cotacao';

const bicicleta: AdicionalOferecido = {
  tipo: 'bicicleta',
  nome: 'Bicicleta',
  precoCentavos: 4_000,
  porPassageiro: 1,
  livres: 4,
};
const bagagem: AdicionalOferecido = {
  tipo: 'bagagem',
  nome: 'Volume extra de bagagem',
  precoCentavos: 2_500,
  porPassageiro: 2,
  livres: 40,
};

const open = (cotacao: Partial<Cotacao>, poltronas = [5]) =>
  openPreco({ poltronas, cotacao: { cotacao: umaCotacao(cotacao) } });
const stepper = (name: string | RegExp) => screen.getByRole('spinbutton', { name });
const more = (name: string) => screen.getByRole('button', { name: `Aumentar, ${name}` });
const typed = ({ events }: ReturnType<typeof openPreco>) =>
  events.flatMap((event) => (event.type === 'PassageirosDigitados' ? [event.payload.dados.passageiros] : [])).at(-1);

describe('the extras of a purchase', () => {
  it('are not shown where the company sells none', () => {
    open({});
    expect(screen.queryByText('Adicionais da viagem')).not.toBeInTheDocument();
  });

  it('are offered with price and limit, and have no accessibility violation', async () => {
    const { container } = open({ adicionais: [bagagem, bicicleta] });
    expect(stepper('Bicicleta')).toHaveAccessibleDescription('R$ 40,00 cada, até 1');
    expect(stepper('Volume extra de bagagem')).toHaveAccessibleDescription('R$ 25,00 cada, até 2');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are asked a price for when one is chosen, and kept with the passenger', async () => {
    const app = open({ adicionais: [bicicleta] });
    await userEvent.click(more('Bicicleta'));
    expect(stepper('Bicicleta')).toHaveAttribute('aria-valuenow', '1');
    expect(app.events.at(-1)?.type).toBe('RecalcularValorTotal');
    expect(typed(app)?.[0]?.adicionais).toEqual({ bicicleta: 1 });
    // One is all that a passenger may take.
    expect(more('Bicicleta')).toHaveAttribute('aria-disabled', 'true');
  });

  it('of one passenger leave fewer for the other', async () => {
    open({ adicionais: [{ ...bicicleta, livres: 1 }] }, [5, 6]);
    expect(screen.queryByText(/Bicicleta, passageiro/)).not.toBeInTheDocument();
    await userEvent.click(more('Bicicleta, passageiro 1'));
    expect(stepper('Bicicleta, passageiro 2')).toHaveAccessibleDescription('Esgotado nesta viagem');
    expect(more('Bicicleta, passageiro 2')).toHaveAttribute('aria-disabled', 'true');
    expect(more('Bicicleta, passageiro 1')).toHaveAttribute('aria-disabled', 'true');
  });

  it('that were refused are named, and the summary has those that were not', () => {
    const [item] = umaCotacao().itens;
    open({
      adicionais: [bagagem, bicicleta],
      itens: item
        ? [{ ...item, adicionais: [{ tipo: 'bagagem', nome: bagagem.nome, quantidade: 2, precoCentavos: 2_500 }] }]
        : [],
      recusas: [
        {
          codigo: 'ADICIONAL_ESGOTADO',
          mensagem: 'Bicicleta: não há mais lugar nesta viagem.',
          campo: 'passageiros.0.adicionais',
        },
      ],
      totalCentavos: 16_250,
    });
    const card = screen.getByText(/^Bicicleta: não há mais lugar/);
    expect(within(card.closest('[role=status],[role=alert]') ?? card).getByText(/tire-o para continuar/)).toBeVisible();
    expect(resumo().getByText('2 × Volume extra de bagagem')).toBeInTheDocument();
    expect(resumo().getByText('R$ 50,00')).toBeInTheDocument();
  });
});
