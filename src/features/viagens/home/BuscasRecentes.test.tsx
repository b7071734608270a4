import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import { type Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { novoRio, tiete } from '../../../../tests/support/viagemBuilders';
import { BuscasRecentes } from './BuscasRecentes';
import { CalendarioPrecos } from './CalendarioPrecos';
import { HomePage } from './HomePage';
import { LocalidadesFeed } from './LocalidadesFeed';
import { SemCatalogo } from './SemCatalogo';
import { amanha, places, openHome } from '../../../../tests/support/openHome';

describe('the last searches', () => {
  const openWith = (replies: Replies) =>
    renderScreen(
      <HomePage
        Feed={LocalidadesFeed}
        Calendario={CalendarioPrecos}
        Recentes={BuscasRecentes}
        SemCatalogo={SemCatalogo}
      />,
      {
        ports: { replies: { ...places, ...replies } },
        state: {
          busca: {
            recentes: [
              { localidadeOrigem: '1', localidadeDestino: '2' },
              { localidadeOrigem: '1', localidadeDestino: '99' },
            ],
            perto: { phase: 'idle' },
          },
        },
      },
    );
  const known: Replies = {
    'GET /Localidades/1': succeeded(tiete),
    'GET /Localidades/2': succeeded(novoRio),
    'GET /Localidades/99': offline(),
  };

  it('are a tap away by the names of their places, those that have one', async () => {
    const { events, container } = openWith(known);
    const section = within(screen.getByRole('region', { name: 'Suas últimas buscas' }));
    await userEvent.click(await section.findByRole('button', { name: /São Paulo para Rio de Janeiro/ }));
    expect(section.getAllByRole('listitem')).toHaveLength(1);
    expect(events).toEqual([
      {
        type: 'BuscaEnviada',
        payload: {
          busca: {
            idaVolta: false,
            localidadeOrigem: '1',
            localidadeDestino: '2',
            dataPartida: amanha,
            dataVolta: null,
          },
        },
      },
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are forgotten by another, and the page keeps the focus', async () => {
    const { events } = openWith(known);
    await userEvent.click(screen.getByRole('button', { name: 'Limpar buscas' }));
    expect(events).toEqual([{ type: 'LimparDadosDePesquisa', payload: undefined }]);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('are not there for who has searched nothing', () => {
    openHome();
    expect(screen.queryByRole('region', { name: 'Suas últimas buscas' })).not.toBeInTheDocument();
  });
});
