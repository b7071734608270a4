import { act, fireEvent, screen, within } from '@testing-library/react';
import { paginaPartidas, partidaOperada, previaComLugar } from '../../../../tests/bodies/administracaoPartidasBodies';
import { offline, refused, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { PartidaOperada } from '../../../domain/wire/administracao/partidas';
import type { HttpResult } from '../../../services/ports';
import { submissionReached } from '../../../store/submissions';
import { OperacaoDoDiaPage } from './OperacaoDoDiaPage';

const PATH = '/administracao/operacao';
const open = (query: string, replies: Record<string, HttpResult<unknown> | (() => HttpResult<unknown>)>) =>
  renderScreen(<OperacaoDoDiaPage />, { path: `${PATH}${query}`, ports: { replies } });
const lista = (query: string, pagina: object = paginaPartidas) =>
  open(query, { 'GET /Administracao/Partidas': succeeded(pagina) });
const uma = (
  changes: Partial<PartidaOperada> = {},
  previa: () => HttpResult<unknown> = () => succeeded(previaComLugar),
) =>
  open('?ver=7', {
    'GET /Administracao/Partidas/7': succeeded({ ...partidaOperada, ...changes }),
    'GET /Administracao/Partidas/7/Onibus/3': previa,
  });
const operacao = (changes: Partial<PartidaOperada['operacao']>) => ({
  operacao: { ...partidaOperada.operacao, ...changes },
});
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (name: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

describe('the list of a day', () => {
  it.each([
    ['', 'data=2026-11-21&pagina=1'],
    ['?data=2026-02-30&localidade=x&pagina=0', 'data=2026-11-21&pagina=1'],
    ['?data=2026-12-24&localidade=3&texto=%20sul%20&pagina=2', 'data=2026-12-24&localidade=3&texto=sul&pagina=2'],
  ])('by the address “%s” asks for %s: what makes no sense is left out', async (query, asked) => {
    const { ports } = lista(query);
    await screen.findByRole('row', { name: /14:30/ });
    expect(jest.mocked(ports.http.request).mock.calls[0]?.[0].path).toBe(`/Administracao/Partidas?${asked}`);
  });

  it('is not asked for by a day that there is not, and keeps it to be mended', async () => {
    const { events } = lista('');
    await screen.findByRole('row', { name: /14:30/ });
    type('Dia', '31/02/2027');
    await press('Procurar');
    expect(await screen.findByText('Informe um dia válido')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Dia' })).toHaveValue('31/02/2027');
    expect(events).toEqual([]);
  });

  it.each([
    ['', 'Nenhuma partida neste dia'],
    ['?localidade=3', 'Nenhuma partida neste filtro'],
    ['?texto=sul', 'Nenhuma partida neste filtro'],
  ])('that is empty by the address “%s” says: %s', async (query, words) => {
    lista(query, { ...paginaPartidas, partidas: [], total: 0 });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('opens no departure by an address that names none', async () => {
    lista('?ver=abc');
    expect(await screen.findByRole('row', { name: /14:30/ })).toBeVisible();
  });
});

describe('a departure that can no longer be changed', () => {
  it.each([
    [{ podeCancelar: false, situacao: 'cancelada' }, /^Partida cancelada: fora de venda/],
    [{ podeCancelar: false, situacao: 'encerrada' }, 'Esta partida já terminou.'],
  ] as const)('as %j says so, and offers no form', async (changes, words) => {
    uma(operacao({ ...changes, podeDesfazer: false }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Informar andamento' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Desfazer o último aviso' })).toBeNull();
  });

  it('is not given another coach where there is none', async () => {
    uma({ opcoes: [] });
    expect(await screen.findByRole('region', { name: 'Histórico' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Outro ônibus' })).toBeNull();
  });
});

describe('a departure far ahead', () => {
  it('can only be cancelled, and says from when on a delay may be told', async () => {
    uma(operacao({ podeInformar: false, informarDesde: '2026-12-01T08:00:00-03:00' }));
    expect(await screen.findByText(/podem ser informados a partir de 01\/12\/2026, 08:00/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Minutos de atraso' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancelar partida' })).toBeVisible();
  });
});

describe('a report on a departure', () => {
  it.each([
    ['1441', 'Informe os minutos de atraso, de 0 a 1440'],
    ['-5', 'Informe os minutos de atraso, de 0 a 1440'],
    ['', 'Informe os minutos de atraso, de 0 a 1440'],
  ])('of “%s” minutes is kept back before anybody is asked', async (atraso, words) => {
    const { events } = uma();
    await screen.findByRole('textbox', { name: 'Minutos de atraso' });
    type('Minutos de atraso', atraso);
    await press('Informar mudança');
    expect((await screen.findAllByText(words))[0]).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(events).toEqual([]);
  });

  it('is not sent where the question is answered with no', async () => {
    const { events } = uma();
    await press('Informar mudança');
    const dialog = await screen.findByRole('dialog', { name: 'Informar esta mudança?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Voltar' }));
    expect(events).toEqual([]);
  });

  it('waits for its answer, and shows why somebody else was faster', async () => {
    const { store } = uma();
    await screen.findByRole('button', { name: 'Informar mudança' });
    act(() => void store.dispatch(submissionReached('operacaoDoDia', { phase: 'sending', acao: null })));
    for (const name of ['Informar mudança', 'Desfazer o último aviso'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
    const erros = [{ mensagem: 'Outra pessoa mudou esta partida.' }];
    act(() => void store.dispatch(submissionReached('operacaoDoDia', { phase: 'refused', acao: null, erros })));
    expect(screen.getByRole('alert')).toHaveTextContent('Outra pessoa mudou esta partida.');
    expect(screen.getByRole('button', { name: 'Informar mudança' })).not.toHaveAttribute('aria-busy', 'true');
  });
});

describe('the seats of another coach', () => {
  const choose = async () =>
    fireEvent.change(await screen.findByRole('combobox', { name: 'Outro ônibus' }), { target: { value: '3' } });

  it('that cannot be compared come with the next try, and no coach is offered before', async () => {
    const answers = [refused(404, 'Este ônibus não existe mais.'), succeeded(previaComLugar)];
    uma({}, () => answers.shift() ?? offline());
    await choose();
    expect(await screen.findByText('Este ônibus não existe mais.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Trocar o ônibus' })).toBeNull();
    await press('Tentar novamente');
    expect(await screen.findByRole('button', { name: 'Trocar o ônibus' })).toBeVisible();
  });

  it.each([
    [1, '1 poltrona ocupada fica como está. Ninguém muda de poltrona.'],
    [31, '31 poltronas ocupadas ficam como estão. Ninguém muda de poltrona.'],
  ])('%s of which are taken are told: %s', async (count, words) => {
    uma({}, () => succeeded({ ...previaComLugar, ocupantes: previaComLugar.ocupantes.slice(0, count) }));
    await choose();
    expect(await screen.findByText(words)).toBeVisible();
  });
});

it.each([
  ['without network', offline(), 'Não conseguimos abrir esta partida'],
  ['because there is none', refused(404, 'Esta partida não existe.'), 'Esta partida não existe.'],
])('a departure that cannot be read %s says so, and comes with the next try', async (_, failure, words) => {
  const answers = [failure, succeeded(partidaOperada)];
  open('?ver=7', { 'GET /Administracao/Partidas/7': () => answers.shift() ?? offline() });
  expect(await screen.findByText(words)).toBeVisible();
  await press('Tentar novamente');
  expect(await screen.findByRole('region', { name: 'Histórico' })).toBeVisible();
});
