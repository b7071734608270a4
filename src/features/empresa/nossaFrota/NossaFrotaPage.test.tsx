import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { Replies } from '../../../../tests/support/fakePorts';
import { frota } from '../../../../tests/bodies/empresaBodies';
import { ClassesDaPlanta } from '../../viagens/classes/ClassesDaPlanta';
import { NossaFrotaPage } from './NossaFrotaPage';

const open = (reply: Replies[string]) =>
  renderScreen(<NossaFrotaPage Classes={ClassesDaPlanta} />, { ports: { replies: { 'GET /Frota': reply } } });

describe('the fleet', () => {
  it('shows each coach with its classes and a plan a deck, named in words [§2.rota.nossa-frota]', async () => {
    const { container } = open(succeeded(frota));
    const coach = within(await screen.findByRole('region', { name: 'Dois andares: executivo e leito' }));
    expect(coach.getByRole('img', { name: 'Planta do piso inferior: 12 poltronas leito' })).toBeVisible();
    expect(coach.getByRole('img', { name: 'Planta do piso superior: 44 poltronas executivo' })).toBeVisible();
    expect(coach.getByRole('img', { name: 'Desenho: encosto reclinado, apoio para os pés' })).toBeVisible();
    expect(coach.getByText('12 poltronas, piso inferior')).toBeVisible();
    expect(coach.getByText('Banheiro')).toBeVisible();
    expect(coach.getByText('1 partida')).toBeVisible();
    const single = within(screen.getByRole('region', { name: 'Convencional 44' }));
    expect(single.getByRole('img', { name: 'Planta do ônibus: 44 poltronas convencional' })).toBeVisible();
    expect(single.getByText('1.284 partidas')).toBeVisible();
    expect(screen.getAllByText(/o modelo da poltrona muda/)).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says so where nothing runs', async () => {
    open(succeeded([]));
    expect(await screen.findByText('Nenhum ônibus programado esta semana')).toBeVisible();
  });

  it('may be asked for again', async () => {
    const replies = [offline(), succeeded(frota)];
    open(() => replies.shift() ?? offline());
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Convencional 44')).toBeVisible();
  });
});
