import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  paginaPartidas,
  partidaOperada,
  previaComLugar,
  previaComMudancas,
  previaDeVolta,
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
const uma = (operada = partidaOperada, previa: object = previaComMudancas) =>
  renderScreen(<OperacaoDoDiaPage />, {
    path: `${PATH}?ver=7`,
    ports: {
      replies: {
        'GET /Administracao/Partidas/7': succeeded(operada),
        'GET /Administracao/Partidas/7/Onibus/2': succeeded(previa),
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

  it('is given a coach that has every taken seat, and nobody moves', async () => {
    const { events } = uma();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Outro ônibus' }), '3');
    await userEvent.click(await screen.findByRole('button', { name: 'Trocar o ônibus' }));
    const dialog = await screen.findByRole('dialog', { name: 'Trocar o ônibus desta partida?' });
    expect(dialog).toHaveTextContent('Ninguém muda de poltrona.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Trocar o ônibus' }));
    const payload = { id: '7', versao: '0193-a/-', acao: { tipo: 'onibus', layoutId: 3, mudancas: [] } };
    expect(events).toEqual([{ type: 'PartidaOperada', payload }]);
  });

  it('is given one that lacks seats after the operator has seen, and may change, who sits where', async () => {
    const { container, events } = uma();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Outro ônibus' }), '2');
    const held = await screen.findByRole('combobox', { name: 'Poltrona 46, em reserva' });
    expect(screen.getByRole('status')).toHaveTextContent('1 poltrona ocupada fica como está.');
    expect(held).toHaveDisplayValue('42, Leito');
    expect(held).toHaveAccessibleDescription('classe melhor');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.selectOptions(held, '40');
    await press('Trocar o ônibus');
    expect((await screen.findAllByText('Esta poltrona já é de outra pessoa.'))[0]).toBeVisible();
    await userEvent.selectOptions(held, '39');
    await press('Trocar o ônibus');
    const dialog = await screen.findByRole('dialog', { name: 'Trocar o ônibus desta partida?' });
    expect(dialog).toHaveTextContent('2 pessoas mudam de poltrona, ninguém para pior.');
    expect(dialog).toHaveTextContent('Poltrona 45, pedido K7M2QX: para a 40, mesma classe');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Trocar o ônibus' }));
    const mudancas = [
      { id: 'r/45', para: 40 },
      { id: 'b/46', para: 39 },
    ];
    const payload = { id: '7', versao: '0193-a/-', acao: { tipo: 'onibus', layoutId: 2, mudancas } };
    expect(events).toEqual([{ type: 'PartidaOperada', payload }]);
  });

  it('is not given one without a seat for everybody, and a worse class wants a reason', async () => {
    const { events } = uma(partidaOperada, previaSemLugar);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Outro ônibus' }), '2');
    expect(await screen.findByText(/^Falta lugar para 1 pessoa no outro ônibus\. Sem lugar/)).toBeVisible();
    expect(
      screen.getByText(/^Quem fica em classe inferior, ou sem a poltrona acessível, pode cancelar sem taxa/),
    ).toBeVisible();
    await press('Trocar o ônibus');
    expect((await screen.findAllByText('Escolha a nova poltrona.'))[0]).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Poltrona 46, em reserva' }), '2');
    await press('Trocar o ônibus');
    expect((await screen.findAllByText('Diga o motivo: há quem fique pior'))[0]).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo da troca' }), ' O ônibus quebrou ');
    await press('Trocar o ônibus');
    const dialog = await screen.findByRole('dialog', { name: 'Trocar o ônibus desta partida?' });
    expect(dialog).toHaveTextContent('2 pessoas mudam de poltrona, 1 para pior.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Trocar o ônibus' }));
    expect(events[0]?.payload).toMatchObject({ acao: { motivo: 'O ônibus quebrou' } });
  });

  it('gets its coach of before back in one press, and names whoever does not get the first seat back', async () => {
    const { events } = uma({ ...partidaOperada, anterior: partidaOperada.opcoes[0] ?? null }, previaDeVolta);
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer a troca: voltar ao Dois andares' }));
    expect(await screen.findByText('Poltrona 9, pedido K7M2QX: comprou a 45')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Poltrona 7, pedido K7M2QX' })).toHaveAccessibleDescription(
      /volta à poltrona da compra/,
    );
    expect(events).toEqual([]);
  });

  it('offers another look where the people have changed meanwhile', async () => {
    const { ports, store } = uma();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Outro ônibus' }), '2');
    await screen.findByRole('combobox', { name: 'Poltrona 46, em reserva' });
    const erros = [{ mensagem: 'Nem todos têm lugar no outro ônibus.' }];
    act(() => void store.dispatch(submissionReached('operacaoDoDia', { phase: 'refused', acao: null, erros })));
    const before = jest.mocked(ports.http.request).mock.calls.length;
    await press('Conferir as poltronas de novo');
    await waitFor(() => expect(jest.mocked(ports.http.request).mock.calls.length).toBe(before + 1));
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
