import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { InformacaoViagemPage } from '../informacao/InformacaoViagemPage';
import { ResultadoPage } from './ResultadoPage';

const state = { catalogo: { vazio: true } };

describe('before anything is for sale', () => {
  it('the results say so, whatever was searched, and ask nothing', async () => {
    const path =
      '/resultado-busca-viagens?idaVolta=false&localidadeOrigem=1&localidadeDestino=4&dataPartida=2026-12-01';
    const { container, ports } = renderScreen(<ResultadoPage renderBusca={() => null} />, { path, state });
    expect(screen.getByRole('heading', { level: 2, name: 'Ainda não há viagens à venda' })).toBeVisible();
    expect(ports.http.request).not.toHaveBeenCalled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('the trips of a day cannot be looked for', () => {
    renderScreen(<InformacaoViagemPage />, { path: '/informacao-de-viagem', state });
    expect(screen.getByText('Ainda não há viagens à venda')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ver partidas' })).not.toBeInTheDocument();
  });
});
