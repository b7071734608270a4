import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { tiete, umaParada, umAcompanhamento } from '../../../../tests/support/viagemBuilders';
import { trajetosRead } from '../../../store/bilhetes/trajetos';
import { QuandoSair } from './QuandoSair';

const URL = 'GET /Bilhetes/b1/Acompanhamento';
const partida = umaParada(tiete, '2026-12-01', '08:00');
const open = (now: string, replies: Replies = {}) =>
  renderScreen(<QuandoSair bilheteId="b1" partida={partida} deCasa />, {
    ports: { clock: { now: () => new Date(now) }, replies },
  });
const heading = (name: string) => screen.findByRole('heading', { name });

describe('when to set out for the trip of a ticket', () => {
  it('is asked how long the way takes, and told from then on', async () => {
    const { container, events, store } = open('2026-11-28T12:00:00-03:00');
    expect(await heading('Quando sair de casa')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tempo até o terminal' }), '1h');
    expect(events).toEqual([{ type: 'TrajetoEscolhido', payload: { localidadeId: '1', minutos: 60 } }]);

    act(() => void store.dispatch(trajetosRead([['1', 60]])));
    expect(await heading('Saia de casa às 06:30 de terça-feira, 01/12/2026')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'O caminho leva 1h. O embarque começa às 07:30, 30 minutos antes da partida, às 08:00.',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('follows a delay that operations announced', async () => {
    const [first, ...others] = umAcompanhamento().paradas;
    const paradas = first ? [{ ...first, previsao: { dia: '2026-12-01', hora: '08:40' } }, ...others] : [];
    const now = '2026-12-01T05:00:00-03:00';
    const { store } = open(now, { [URL]: succeeded(umAcompanhamento({ situacao: 'atrasada', paradas, lidoEm: now })) });
    act(() => void store.dispatch(trajetosRead([['1', 60]])));
    expect(await heading('Saia de casa às 07:10')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('A partida atrasou das 08:00 para as 08:40.');
  });

  it('stands by the plan where no news came', async () => {
    const { store } = open('2026-12-01T05:00:00-03:00', { [URL]: offline() });
    act(() => void store.dispatch(trajetosRead([['1', 60]])));
    expect(await heading('Saia de casa às 06:30')).toBeVisible();
  });

  it('says nothing of a trip that operations cancelled, not even while that is read', async () => {
    open('2026-12-01T05:00:00-03:00', { [URL]: succeeded(umAcompanhamento({ situacao: 'cancelada' })) });
    const reading = screen.getByText('Carregando a hora de sair');
    expect(screen.queryByRole('heading')).toBeNull();
    await waitFor(() => expect(reading).not.toBeInTheDocument());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
