import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { Grupo } from '../../../domain/sessao/grupos';
import { gruposLoaded } from '../../../store/sessao/grupos';
import { catalogoRead } from '../../../store/viagens/catalogo';
import { BuscasRecentes } from './BuscasRecentes';
import { CalendarioPrecos } from './CalendarioPrecos';
import { HomePage } from './HomePage';
import { LocalidadesFeed } from './LocalidadesFeed';
import { SemCatalogo } from './SemCatalogo';

/** Home, which learns that nothing is for sale once it is on screen. */
function open(grupos: Grupo[] = []) {
  const rendered = renderScreen(
    <HomePage
      Feed={LocalidadesFeed}
      Calendario={CalendarioPrecos}
      Recentes={BuscasRecentes}
      SemCatalogo={SemCatalogo}
    />,
    { ports: { replies: { 'GET /Localidades': () => succeeded([]) } } },
  );
  expect(screen.getByRole('heading', { name: 'Para onde o Brasil vai' })).toBeVisible();
  act(() => {
    rendered.store.dispatch(gruposLoaded(grupos));
    rendered.store.dispatch(catalogoRead({ vazio: true }));
  });
  return rendered;
}

describe('home before anything is for sale', () => {
  it('says so in place of the popular routes', async () => {
    const { container } = open();
    expect(screen.getByText('Ainda não há viagens à venda')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Falar com a empresa' })).toHaveAttribute('href', '/atendimento-ajuda');
    expect(screen.getByText('Para onde o Brasil vai').closest('section')).toHaveAttribute('data-replaced', 'true');
    expect(screen.queryByText(/arquivo GTFS/)).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says it below a place that is typed', async () => {
    open();
    await userEvent.type(screen.getByRole('combobox', { name: 'Origem' }), 'sampa');
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(announced()).toContain('Ainda não há viagens à venda'));
  });

  it.each(['Admin', 'Operacao'] as const)('leads %s to where lines are brought in', (grupo) => {
    open([grupo]);
    expect(screen.getByRole('link', { name: 'envie um arquivo GTFS da empresa' })).toHaveAttribute(
      'href',
      '/administracao/catalogo',
    );
  });
});
