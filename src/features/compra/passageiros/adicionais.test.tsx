import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded } from '../../../../tests/support/builders';
import { busca, openPreco, resumo } from '../../../../tests/support/openPreco';
import { trechosDaBusca } from '../../../../tests/support/trechosDaBusca';
import { umaCotacao, umaInformacao, umMapa } from '../../../../tests/support/viagemBuilders';
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

/** A round trip on seat 5 there and on seat 6 back, and on 7 and 8 for a second passenger. */
function openRoundTrip(cotacao: Partial<Cotacao>, passageiros = 1) {
  const [ida, volta] = trechosDaBusca({ ...busca, idaVolta: true }, '100', '200');
  if (!ida || !volta) throw new Error('a round trip has two ways');
  const trechos = [
    { ...ida, poltronas: [5, 7].slice(0, passageiros) },
    { ...volta, poltronas: [6, 8].slice(0, passageiros) },
  ];
  return openPreco({
    poltronas: [5, 7].slice(0, passageiros),
    cotacao: { cotacao: umaCotacao(cotacao) },
    compra: { trechos, reservados: trechos },
    table: {
      'GET /Viagens/200': succeeded(umaInformacao({ id: '200' })),
      'GET /Viagens/200/Poltronas': succeeded(umMapa()),
    },
  });
}
const together = () => screen.getByRole('switch', { name: 'O mesmo em todos os trechos' });

describe('the extras of a round trip', () => {
  it('are one choice for both coaches at first', async () => {
    const app = openRoundTrip({ adicionais: [bicicleta] });
    expect(together()).toBeChecked();
    await userEvent.click(more('Bicicleta'));
    expect(typed(app)?.[0]).toMatchObject({ adicionais: { bicicleta: 1 }, adicionaisPorTrecho: null });
  });

  it('are not chosen coach by coach where there is one coach', () => {
    open({ adicionais: [bicicleta] });
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('can be chosen for one way alone, from what was chosen for both', async () => {
    const app = openRoundTrip({ adicionais: [bicicleta, bagagem] });
    await userEvent.click(more('Bicicleta'));
    await userEvent.click(together());
    expect(screen.getByRole('heading', { name: 'Volta' })).toBeInTheDocument();
    expect(stepper('Bicicleta, ida')).toHaveValue('1');
    expect(stepper('Bicicleta, volta')).toHaveValue('1');
    expect(stepper('Bicicleta, volta')).toHaveAccessibleDescription('R$ 40,00 cada, até 1');
    await userEvent.click(screen.getByRole('button', { name: 'Diminuir, Bicicleta, volta' }));
    await userEvent.click(more('Volume extra de bagagem, volta'));
    expect(app.events.at(-1)?.type).toBe('RecalcularValorTotal');
    expect(typed(app)?.[0]?.adicionaisPorTrecho).toEqual([{ bicicleta: 1 }, { bicicleta: 0, bagagem: 1 }]);
    expect(await axe(app.container)).toHaveNoViolations();
  });

  it('are one choice again with the most that one coach had, as far as both have room', async () => {
    const app = openRoundTrip({
      adicionais: [
        { ...bicicleta, livres: 0, livresPorTrecho: [4, 0] },
        { ...bagagem, livresPorTrecho: [40, 40] },
      ],
    });
    await userEvent.click(together());
    await userEvent.click(more('Bicicleta, ida'));
    await userEvent.click(more('Volume extra de bagagem, volta'));
    await userEvent.click(together());
    expect(typed(app)?.[0]).toMatchObject({ adicionais: { bicicleta: 0, bagagem: 1 }, adicionaisPorTrecho: null });
    expect(stepper('Volume extra de bagagem')).toHaveValue('1');
  });

  it('name the coach that has no room left, and leave the others to choose', async () => {
    openRoundTrip({ adicionais: [{ ...bicicleta, livres: 0, livresPorTrecho: [4, 0] }] });
    expect(stepper('Bicicleta')).toHaveAccessibleDescription('Esgotado em parte da viagem (volta)');
    await userEvent.click(together());
    expect(stepper('Bicicleta, ida')).toHaveAccessibleDescription('R$ 40,00 cada, até 1');
    expect(stepper('Bicicleta, volta')).toHaveAccessibleDescription('Esgotado neste trecho');
    expect(more('Bicicleta, volta')).toHaveAttribute('aria-disabled', 'true');
  });

  it('of one passenger leave fewer for the other on that coach alone', async () => {
    const { container } = openRoundTrip({ adicionais: [{ ...bicicleta, livres: 1, livresPorTrecho: [1, 1] }] }, 2);
    await userEvent.click(together());
    await userEvent.click(more('Bicicleta, ida, passageiro 1'));
    expect(stepper('Bicicleta, ida, passageiro 2')).toHaveAccessibleDescription('Esgotado neste trecho');
    expect(stepper('Bicicleta, volta, passageiro 2')).toHaveAccessibleDescription('R$ 40,00 cada, até 1');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('that were refused on one coach are named with it', () => {
    const mensagem = 'Bicicleta: não há mais lugar nesta viagem.';
    openRoundTrip({
      adicionais: [bicicleta],
      recusas: [{ codigo: 'ADICIONAL_ESGOTADO', mensagem, campo: 'passageiros.1.adicionais' }],
    });
    expect(screen.getByText(/^Volta: Bicicleta: não há mais lugar/)).toBeInTheDocument();
  });
});
