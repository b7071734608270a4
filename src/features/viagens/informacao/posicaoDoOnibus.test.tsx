import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { AGORA, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { tiete, umaInformacao } from '../../../../tests/support/viagemBuilders';
import type { InformacaoViagem } from '../../../domain/wire/viagens/viagens';
import { InformacaoViagemPage } from './InformacaoViagemPage';

describe('where the coach is', () => {
  const at = (minutes: number) => new Date(AGORA.getTime() - minutes * 60_000).toISOString();
  const [, resende] = umaInformacao().paradas;
  const tells = (minutes: number, situacao: InformacaoViagem['situacao'] = 'em_viagem') =>
    renderScreen(<InformacaoViagemPage />, {
      path: '/informacao-de-viagem?viagem=100',
      ports: {
        clock: { now: () => AGORA },
        replies: {
          'GET /Viagens/100': succeeded(
            umaInformacao({
              situacao,
              posicao: { em: at(minutes), lugar: 'perto', localidade: resende?.localidade ?? tiete },
            }),
          ),
        },
      },
    });

  it('is told in the words of the ticket, while the coach tells it', async () => {
    const { container } = tells(15);
    const said = await screen.findByText('Ônibus perto de Resende, RJ, há 15 min.');
    expect(said).toBeVisible();
    // Its age changes at every reading, which nobody wants announced.
    expect(said.closest('[role="status"]')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['was told too long ago', 16, 'em_viagem'],
    ['is of a trip that is cancelled', 2, 'cancelada'],
    ['is of a trip that is over', 2, 'encerrada'],
  ] as const)('is not guessed where it %s', async (_, minutes, situacao) => {
    tells(minutes, situacao);
    expect(await screen.findByRole('heading', { level: 1, name: /São Paulo/ })).toBeVisible();
    expect(screen.queryByText(/Resende, RJ, há|posição/)).not.toBeInTheDocument();
  });
});
