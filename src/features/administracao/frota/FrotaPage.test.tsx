import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  efeitoDoDesenho,
  frotaAdministrada,
  onibusAdministrado,
} from '../../../../tests/bodies/administracaoFrotaBodies';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { HttpResult } from '../../../services/ports';
import { novoDesenho } from '../../../domain/administracao/frota/desenho';
import { rascunhoDesenhoForgotten, rascunhoDesenhoFound } from '../../../store/administracao/rascunhoDesenho';
import { stale } from '../../../store/api/stale';
import { submissionReached } from '../../../store/submissions';
import { FrotaPage } from './FrotaPage';

const PATH = '/administracao/onibus';
const lista = (reply: HttpResult<unknown>) =>
  renderScreen(<FrotaPage />, { path: PATH, ports: { replies: { 'GET /Administracao/Onibus': reply } } });
const uma = (query: string, onibus = onibusAdministrado) =>
  renderScreen(<FrotaPage />, {
    path: `${PATH}?${query}`,
    ports: {
      replies: {
        'GET /Administracao/Onibus/1': succeeded(onibus),
        'POST /Administracao/Onibus/1/Previa': succeeded(efeitoDoDesenho),
      },
    },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const place = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

describe('the coaches', () => {
  it('are listed with seats, use and the way to each', async () => {
    const { container } = lista(succeeded(frotaAdministrada));
    const row = await screen.findByRole('row', { name: /Executivo 40/ });
    expect(row).toHaveTextContent('40 executivo112732');
    expect(within(row).getByRole('link')).toHaveAttribute('href', `${PATH}?ver=1`);
    expect(screen.getByRole('link', { name: 'Desenhar um ônibus' })).toHaveAttribute('href', `${PATH}?novo=1`);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are found by words of their name and their classes, or said not to be there', async () => {
    const [um] = frotaAdministrada.onibus;
    if (!um) throw new Error('no coach');
    const leito = { ...um, id: 9, nome: 'Noturno', classes: [{ classe: 'leito' as const, lugares: 26 }] };
    const { container } = lista(succeeded({ ...frotaAdministrada, onibus: [um, leito] }));
    await screen.findByText('2 modelos');
    const busca = screen.getByRole('textbox', { name: 'Procurar por nome ou classe' });
    await userEvent.type(busca, 'LEITO noturno');
    expect(screen.getByText('1 modelo')).toBeVisible();
    expect(screen.getByRole('row', { name: /Noturno/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Executivo 40/ })).toBeNull();
    await userEvent.type(busca, ' x');
    expect(screen.getByText('Nenhum ônibus encontrado')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lead to the import where there are none, and to nothing else where the operator has them', async () => {
    const { unmount } = lista(succeeded({ onibus: [], podeMudar: true }));
    expect(await screen.findByRole('link', { name: 'Importar linhas e ônibus' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Desenhar um ônibus' })).toBeVisible();
    unmount();
    lista(succeeded({ ...frotaAdministrada, podeMudar: false }));
    await screen.findByRole('row', { name: /Executivo 40/ });
    expect(screen.queryByRole('link', { name: 'Desenhar um ônibus' })).toBeNull();
  });

  it('are asked for again where the answer failed', async () => {
    const { ports } = lista(offline());
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(ports.http.request).toHaveBeenCalledTimes(2);
  });
});

describe('a coach', () => {
  it('is shown by the map of travellers, with its use, its author and its earlier versions', async () => {
    const { container } = uma('ver=1');
    expect(await screen.findByRole('grid', { name: 'Mapa de poltronas' })).toBeVisible();
    expect(screen.getByText(/^Otto Lima, /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Executivo 42' })).toHaveAttribute('href', `${PATH}?ver=7`);
    expect(screen.getByRole('link', { name: 'Desenhar de novo' })).toHaveAttribute('href', `${PATH}?editar=1`);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('whose place another one took leads there, and is not drawn anew', async () => {
    const { unmount } = uma('ver=1', { ...onibusAdministrado, podeMudar: false, substituidoPor: 9 });
    expect(await screen.findByRole('link', { name: 'Ver a nova' })).toHaveAttribute('href', `${PATH}?ver=9`);
    expect(screen.queryByRole('link', { name: 'Desenhar de novo' })).toBeNull();
    unmount();
    uma('editar=1', { ...onibusAdministrado, podeMudar: false, substituidoPor: 9 });
    expect(await screen.findByText('Este ônibus não muda')).toBeVisible();
  });
});

describe('the drawing board', () => {
  it('stays with what was drawn, and its repetition, where a lost answer had taken the coach’s place', async () => {
    let onibus = onibusAdministrado;
    const { store, ports } = renderScreen(<FrotaPage />, {
      path: `${PATH}?editar=1`,
      ports: { replies: { 'GET /Administracao/Onibus/1': () => succeeded(onibus) } },
    });
    const nome = await screen.findByRole('textbox', { name: 'Nome do modelo' });
    await userEvent.clear(nome);
    await userEvent.type(nome, 'Executivo 44');
    onibus = { ...onibusAdministrado, podeMudar: false, substituidoPor: 9 };
    act(() => void store.dispatch(stale('Administracao')));
    await waitFor(() => expect(ports.http.request).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('textbox', { name: 'Nome do modelo' })).toHaveValue('Executivo 44');
    expect(screen.queryByText('Este ônibus não muda')).toBeNull();
  });

  it('draws a new coach by keyboard, with the map of travellers beside it', async () => {
    const { container, events } = renderScreen(<FrotaPage />, { path: `${PATH}?novo=1` });
    await userEvent.click(await screen.findByRole('button', { name: 'Conferir e salvar' }));
    expect(screen.getByRole('alert')).toHaveTextContent('O ônibus não tem poltronas.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome do modelo' }), 'Leito 2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Classe' }), 'leito');
    act(() => place('Fila 1, coluna 1').focus());
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
    expect(screen.getByRole('grid', { name: 'Mapa de poltronas' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Acessível' }));
    expect(await axe(container)).toHaveNoViolations();
    await press('Conferir e salvar');
    const dialog = await screen.findByRole('dialog', { name: 'Salvar Leito 2?' });
    expect(dialog).toHaveTextContent('Leito 2, 2 poltronas.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar ônibus' }));
    const seat = { andar: 1, fila: 1, classe: 'leito', preferencialMulheres: false };
    const planta = {
      nome: 'Leito 2',
      poltronas: [
        { ...seat, numero: 1, coluna: 0, janela: true, acessivel: false },
        { ...seat, numero: 2, coluna: 1, janela: false, acessivel: true },
      ],
      recursos: [{ tipo: 'motorista', andar: 1, fila: 0, coluna: 0 }],
    };
    expect(events.at(-1)).toEqual({ type: 'OnibusDesenhado', payload: { substitui: null, planta } });
    const drawn = events.filter(({ type }) => type === 'DesenhoAlterado');
    expect(drawn.at(-1)?.payload).toMatchObject({ substitui: null, desenho: { nome: 'Leito 2' } });
  });

  it('of an earlier page is offered first, and taken up or thrown away', async () => {
    const kept = { substitui: null, desenho: { ...novoDesenho(), nome: 'Leito 26' } };
    const { container, events, store } = uma('novo=1');
    await screen.findByRole('textbox', { name: 'Nome do modelo' });
    // That of another coach is nothing to this one.
    act(() => void store.dispatch(rascunhoDesenhoFound({ ...kept, substitui: 4 })));
    expect(screen.queryByText('Há um desenho que não foi salvo')).toBeNull();
    act(() => void store.dispatch(rascunhoDesenhoFound(kept)));
    expect(await screen.findByText('Leito 26 ficou neste navegador.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await press('Descartar');
    act(() => void store.dispatch(rascunhoDesenhoForgotten()));
    expect(await screen.findByRole('textbox', { name: 'Nome do modelo' })).toHaveValue('');
    act(() => void store.dispatch(rascunhoDesenhoFound({ ...kept, desenho: { ...kept.desenho, nome: '' } })));
    expect(await screen.findByText('Ele ficou neste navegador.')).toBeVisible();
    act(() => void store.dispatch(rascunhoDesenhoFound(kept)));
    await press('Continuar o desenho');
    expect(await screen.findByRole('textbox', { name: 'Nome do modelo' })).toHaveValue('Leito 26');
    expect(events.map(({ type }) => type)).toEqual(['DesenhoDescartado', 'DesenhoRetomado']);
  });

  it('says before a coach is drawn anew which departures keep the old one, and why it was refused', async () => {
    const { events, store } = uma('editar=1');
    await userEvent.click(await screen.findByRole('button', { name: /^Fila 2, coluna 1: poltrona 1,/ }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ao tocar um lugar, pôr' }), 'vazio');
    await userEvent.click(place('Fila 2, coluna 1'));
    await press('Numerar em ordem');
    expect(place('Fila 2, coluna 2: poltrona 1,')).toBeVisible();
    await press('Conferir e salvar');
    const dialog = await screen.findByRole('dialog', { name: 'Salvar o novo desenho?' });
    expect(await within(dialog).findByText('12 horários passam a usar este desenho.')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: /08-0001-00: 26\/12\/2026, 08:00/ })).toHaveAttribute(
      'href',
      '/administracao/operacao?ver=1002550',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar ônibus' }));
    expect(events[0]?.payload).toMatchObject({ substitui: 1 });
    const erros = [{ mensagem: 'Outra pessoa já mudou este ônibus.' }];
    act(() => void store.dispatch(submissionReached('desenho', { phase: 'refused', acao: null, erros })));
    expect(within(dialog).getByText('Outra pessoa já mudou este ônibus.')).toBeVisible();
  });

  it('has a second deck when asked, and loses what stands beyond a smaller one', async () => {
    uma('editar=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Aumentar, Pisos' }));
    expect(screen.getByRole('grid', { name: 'Piso superior' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Diminuir, Filas' }));
    expect(screen.queryAllByRole('button', { name: /^Fila 12,/ })).toEqual([]);
  });
});
