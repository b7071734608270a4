import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import { openResultado, replies } from '../../../../tests/support/openResultado';
import { umaInformacao, umaViagem } from '../../../../tests/support/viagemBuilders';
import { ClassesDoOnibus } from './ClassesDoOnibus';

const viagem = umaViagem({ id: '100' });
const onibus = {
  classes: [
    { classe: 'executivo' as const, lugares: 44, andares: [2], porFila: [2, 2] },
    { classe: 'leito' as const, lugares: 12, andares: [1], porFila: [2, 1] },
  ],
  aBordo: ['wc' as const],
  acessiveis: 2,
};
const unfold = async (...answer: Parameters<typeof replies>) => {
  const opened = openResultado(replies(...answer), undefined, undefined, undefined, ClassesDoOnibus);
  await userEvent.click(await screen.findByRole('button', { name: 'Ver paradas' }));
  return opened;
};

describe('the classes among the details of a trip', () => {
  it('are drawn with seats, rows and what is on board', async () => {
    const { container } = await unfold([viagem], { 'GET /Viagens/100': succeeded(umaInformacao({ onibus })) });
    const classes = within(await screen.findByRole('group', { name: 'Classes e comodidades' }));
    expect(classes.getByText('44 poltronas, piso superior')).toBeVisible();
    expect(classes.getByText('2 + 1 por fila')).toBeVisible();
    expect(
      classes
        .getAllByRole('listitem')
        .slice(-2)
        .map((item) => item.textContent),
    ).toEqual(['Banheiro', '2 poltronas acessíveis']);
    expect(classes.getByText(/o modelo da poltrona muda/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are left out, with their room, where the plan is not known or does not come', async () => {
    const { container, unmount } = await unfold([viagem], { 'GET /Viagens/100': succeeded(umaInformacao()) });
    expect(await screen.findByText('Seu embarque')).toBeVisible();
    expect(container.querySelector('.it-seat-classes-room')).toBeNull();
    unmount();
    const failed = await unfold([viagem], { 'GET /Viagens/100': offline() });
    expect(await screen.findByText('Não conseguimos buscar as paradas.')).toBeVisible();
    expect(failed.container.querySelector('.it-seat-classes-room')).toBeNull();
  });
});
