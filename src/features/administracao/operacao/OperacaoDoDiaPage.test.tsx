import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  paginaPartidas,
  partidaOperada,
  previaComLugar,
  previaSemLugar,
} from '../../../../tests/bodies/administracaoPartidasBodies';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { HttpResult } from '../../../services/ports';
import { submissionReached } from '../../../store/submissions';
import { OperacaoDoDiaPage } from './OperacaoDoDiaPage';

const PATH = '/administracao/operacao';
const lista = (reply: HttpResult<unknown>, query = '') =>
  renderScreen(<OperacaoDoDiaPage />, {
    path: `${PATH}${query}`,
    ports: { replies: { 'GET /Administracao/Partidas': reply } },
  });
const uma = (operada = partidaOperada) =>
  renderScreen(<OperacaoDoDiaPage />, {
    path: `${PATH}?ver=7`,
    ports: {
      replies: {
        'GET /Administracao/Partidas/7': succeeded(operada),
        'GET /Administracao/Partidas/7/Onibus/2': succeeded(previaSemLugar),
        'GET /Administracao/Partidas/7/Onibus/3': succeeded(previaComLugar),
      },
    },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the departures of a day', () => {
  it('show delay, platform, coach and seats, of today where no day was chosen', async () => {
    const { container, ports } = lista(succeeded(paginaPartidas));
    const late = await screen.findByRole('row', { name: /14:30/ });
    expect(late).toHaveTextContent(/Atrasada40min de atraso12.*33 de 46Convencional 46/);
    expect(within(late).getByRole('link')).toHaveAttribute('href', `${PATH}?ver=7`);
    expect(ports.http.request).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/Administracao/Partidas?data=2026-11-21&pagina=1' }),
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are searched by day, terminal and text together', async () => {
    const { events } = lista(succeeded(paginaPartidas), '?data=2026-11-20&pagina=3');
    await screen.findByRole('row', { name: /14:30/ });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Terminal' }), '3');
    await userEvent.type(screen.getByRole('textbox', { name: 'Linha ou cidade' }), ' prudente {Enter}');
    const busca = { data: '2026-11-20', localidade: '3', texto: 'prudente' };
    expect(events).toEqual([{ type: 'SecaoFiltrada', payload: { path: PATH, busca } }]);
  });

  it('are asked for again where the answer failed', async () => {
    const { ports } = lista(offline());
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(ports.http.request).toHaveBeenCalledTimes(2);
  });
});

describe('a departure', () => {
  it('is cancelled after it was said who is affected, in the state that was seen', async () => {
    const { container, events } = uma();
    await userEvent.click(await screen.findByRole('radio', { name: 'Cancelamento da partida' }));
    expect(await axe(container)).toHaveNoViolations();
    await press('Cancelar partida');
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar esta partida?' });
    expect(dialog).toHaveTextContent('31 passageiros com bilhete, em 28 pedidos, e 2 poltronas em reserva.');
    expect(events).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar partida' }));
    const status = { situacao: 'cancelada', atrasoMinutos: 0, motivo: 'chuva' };
    const payload = { id: '7', versao: '0193-a/-', acao: { tipo: 'informar', status } };
    expect(events).toEqual([{ type: 'PartidaOperada', payload }]);
  });

  it('keeps its delay where the platform alone changes', async () => {
    const { events } = uma();
    const platform = await screen.findByRole('textbox', { name: 'Plataforma' });
    await userEvent.clear(platform);
    await userEvent.type(platform, '15');
    await press('Informar mudança');
    await userEvent.click(await screen.findByRole('button', { name: 'Informar' }));
    const status = { situacao: 'prevista', atrasoMinutos: 40, plataforma: '15', motivo: 'chuva' };
    expect(events[0]?.payload).toMatchObject({ acao: { tipo: 'informar', status } });
  });

  it('is not given a coach that lacks a taken seat, and is given one that has them all', async () => {
    const { events } = uma();
    const coach = await screen.findByRole('combobox', { name: 'Outro ônibus' });
    await userEvent.selectOptions(coach, '2');
    expect(await screen.findByText('Poltrona 45 (pedido K7M2QX): não existe no outro ônibus')).toBeVisible();
    expect(screen.getByText('Poltrona 46 (em reserva): não existe no outro ônibus')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Trocar o ônibus' })).toBeNull();
    await userEvent.selectOptions(coach, '3');
    await userEvent.click(await screen.findByRole('button', { name: 'Trocar o ônibus' }));
    const dialog = await screen.findByRole('dialog', { name: 'Trocar o ônibus desta partida?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Trocar o ônibus' }));
    const payload = { id: '7', versao: '0193-a/-', acao: { tipo: 'onibus', layoutId: 3 } };
    expect(events).toEqual([{ type: 'PartidaOperada', payload }]);
  });

  it('has its last status undone, and says why where somebody else was faster', async () => {
    const { events, store } = uma();
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer o último aviso' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer aviso' }));
    expect(events[0]?.payload).toMatchObject({ acao: { tipo: 'desfazer' } });
    const erros = [{ mensagem: 'Outra pessoa mudou esta partida.' }];
    act(() => void store.dispatch(submissionReached('operacaoDoDia', { phase: 'refused', acao: null, erros })));
    expect(screen.getByRole('alert')).toHaveTextContent('Outra pessoa mudou esta partida.');
    expect(screen.getByRole('list', { name: 'Histórico' })).toHaveTextContent(
      /outra pessoa da equipe.*Antes: No horário\. Depois: 40min de atraso, plataforma 12/,
    );
  });
});
