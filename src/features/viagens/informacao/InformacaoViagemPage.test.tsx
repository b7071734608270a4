import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { AGORA, failed, offline, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { paginaVazia } from '../../../domain/aplicativo/modeloPagina';
import { novoRio, tiete, umaInformacao, umaParada } from '../../../../tests/support/viagemBuilders';
import { diaEm, formatDia, FUSO_DA_SEDE } from '../../../domain/base/data';
import type { PartidaPainel } from '../../../domain/wire/viagens/viagens';
import type { HttpResult } from '../../../services/ports';
import { conexaoChanged } from '../../../store/aplicativo/interface';
import { InformacaoViagemPage } from './InformacaoViagemPage';

type Reply = HttpResult<unknown> | (() => HttpResult<unknown>);
const open = (reply: Reply, path = '/informacao-de-viagem?viagem=100', more: Replies = {}) =>
  renderScreen(<InformacaoViagemPage />, { ports: { replies: { 'GET /Viagens/100': reply, ...more } }, path });

const unknown = failed({ kind: 'refused', status: 404, erros: [{ codigo: 'X', mensagem: 'x' }] });
const places: Replies = {
  'GET /Localidades': ({ path }) => succeeded(path.includes('origem=1') ? [novoRio] : [tiete]),
  'GET /Localidades/1': succeeded(tiete),
  'GET /Localidades/2': succeeded(novoRio),
};

describe('information of a trip', () => {
  it('has its way and departure from the first frame where the served page told them', () => {
    const served = {
      viagemId: '100',
      titulo: '',
      partida: umaParada(tiete, '2026-12-05', '22:30'),
      chegada: umaParada(novoRio, '2026-12-06', '04:30'),
    };
    renderScreen(<InformacaoViagemPage />, {
      ports: { replies: { 'GET /Viagens/100': () => new Promise(() => undefined) } },
      path: '/informacao-de-viagem?viagem=100',
      state: { pagina: { ...paginaVazia, trechos: [served] } },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('São Paulo, SP → Rio de Janeiro, RJ');
    expect(screen.getByText('sábado, 05/12/2026, às 22:30')).toBeInTheDocument();
    expect(screen.getByText('Carregando viagem')).toBeInTheDocument();
  });

  it('tells line, platform and every stop by the clock of its place', async () => {
    const { container } = open(succeeded(umaInformacao()));
    expect(await screen.findByText('Plataforma 12')).toBeInTheDocument();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('São Paulo, SP → Rio de Janeiro, RJ');
    expect(screen.getByText('Situação: No horário')).toBeInTheDocument();
    const stops = within(screen.getByRole('list', { name: 'Paradas' })).getAllByRole('listitem');
    expect(stops.map((stop) => stop.textContent)).toEqual([
      '08:00São Paulo, SPTerminal Rodoviário do Tietê',
      '11:30Resende, RJRodoviária de Resende',
      '14:10Rio de Janeiro, RJTerminal Rodoviário Novo Rio',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('tells how punctual the line is, where that is known', async () => {
    open(succeeded(umaInformacao({ pontualidade: { viagens: 50, noHorario: 46 } })));
    expect(await screen.findByText('No horário em 92% das últimas 50 viagens desta linha')).toBeInTheDocument();
  });

  it('tells how its travellers rate the line, where enough of them do', async () => {
    open(succeeded(umaInformacao({ avaliacoes: { quantas: 37, soma: 160 } })));
    expect(await screen.findByText('Nota 4,3 de 5 em 37 avaliações desta linha')).toBeInTheDocument();
  });

  it('marks the stops of the next day, and the small hours of the departure', async () => {
    const paradas = [umaParada(tiete, '2026-12-05', '00:10'), umaParada(novoRio, '2026-12-06', '01:00')];
    open(succeeded(umaInformacao({ paradas })));

    expect(await screen.findByText('+1 dia')).toBeInTheDocument();
    expect(screen.getByText(/madrugada de sábado/)).toBeInTheDocument();
  });

  it('tells how late it is, why, when it is expected at each stop, and the rights that opens', async () => {
    const direito = { titulo: 'Atraso de mais de 1 hora: você escolhe', texto: 'Esperar ou não.', baseLegal: 'Lei X' };
    const paradas = [
      { ...umaParada(tiete, '2026-12-05', '08:00'), previsao: { dia: '2026-12-05', hora: '09:10' } },
      { ...umaParada(novoRio, '2026-12-05', '14:10'), previsao: { dia: '2026-12-05', hora: '15:20' } },
    ];
    const motivo = 'Chuva forte na estrada.';
    const { container } = open(
      succeeded(umaInformacao({ situacao: 'atrasada', atrasoMinutos: 70, motivo, direitos: [direito], paradas })),
    );
    expect(await screen.findByText('1h 10min de atraso')).toBeInTheDocument();
    expect(screen.getByText(/saída prevista às 09:10/)).toBeInTheDocument();
    expect(screen.getByText(motivo)).toBeInTheDocument();
    expect(screen.getByText(direito.titulo)).toBeInTheDocument();
    expect(screen.getByText('Lei X.')).toBeInTheDocument();
    expect(screen.getByText('15:20')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows where the coach is once it is out', async () => {
    const paradas = [
      { ...umaParada(tiete, '2026-12-05', '08:00'), situacao: 'passou' as const },
      { ...umaParada(novoRio, '2026-12-05', '14:10'), situacao: 'adiante' as const },
    ];
    open(succeeded(umaInformacao({ situacao: 'em_viagem', paradas })));
    expect(await screen.findByText('O ônibus já passou')).toBeInTheDocument();
    expect(screen.getByText('Situação: Em viagem')).toBeInTheDocument();
  });

  it('says what a passenger may do where it was cancelled', async () => {
    open(succeeded(umaInformacao({ situacao: 'cancelada' })));
    expect(await screen.findByText('Esta viagem foi cancelada')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Minhas viagens' })).toHaveAttribute('href', '/minhas-viagens');
    expect(screen.queryByText(/Plataforma/)).not.toBeInTheDocument();
  });

  it('says that there is no departure of that number, and offers to look it up', async () => {
    open(unknown);
    expect(await screen.findByRole('heading', { name: 'Não encontramos esta viagem' })).toBeInTheDocument();
    expect(screen.getByRole('search', { name: 'Procurar viagem' })).toBeInTheDocument();
  });

  it('may be asked for again', async () => {
    let online = false;
    open(() => (online ? succeeded(umaInformacao()) : offline()));
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    online = true;
    await userEvent.click(retry);
    expect(await screen.findByText('Plataforma 12')).toBeInTheDocument();
  });

  it('is asked for again every half minute, and keeps what it knew when that fails', async () => {
    jest.useFakeTimers();
    try {
      const answers = [succeeded(umaInformacao()), succeeded(umaInformacao({ plataforma: '7' })), offline()];
      open(() => answers.shift() ?? offline());
      await act(async () => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByText('Plataforma 12')).toBeInTheDocument();
      await act(async () => jest.advanceTimersByTimeAsync(30_000));
      expect(screen.getByText('Plataforma 7')).toBeInTheDocument();
      await act(async () => jest.advanceTimersByTimeAsync(30_000));
      expect(screen.getByText('Plataforma 7')).toBeInTheDocument();
      expect(screen.getByText(/Não conseguimos atualizar/)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Atualizar agora' })).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says that it may be old while there is no network', async () => {
    const { store } = open(succeeded(umaInformacao()));
    await screen.findByText(/Esta página se atualiza sozinha/);
    act(() => void store.dispatch(conexaoChanged(false)));
    expect(screen.getByText(/Você está sem internet/)).toBeInTheDocument();
  });
});

describe('looking a departure up', () => {
  const pick = async (label: string, option: RegExp) => {
    await userEvent.click(screen.getByRole('combobox', { name: label }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Ver partidas' }));

  it('asks from where, to where and which day: today unless told', async () => {
    const { events } = open(unknown, '/informacao-de-viagem', places);
    await pick('Origem', /Tietê/);
    await pick('Destino', /Novo Rio/);
    await send();
    const data = diaEm(AGORA, FUSO_DA_SEDE);
    expect(screen.getByRole('textbox', { name: 'Data da viagem' })).toHaveValue(formatDia(data));
    expect(events).toEqual([
      { type: 'PainelConsultado', payload: { consulta: { localidadeOrigem: '1', localidadeDestino: '2', data } } },
    ]);
  });

  it('takes a typed text that names one place', async () => {
    const { events } = open(unknown, '/informacao-de-viagem', places);
    await userEvent.type(screen.getByRole('combobox', { name: 'Origem' }), 'São Paulo');
    await screen.findByRole('option', { name: /Tietê/ });
    await pick('Destino', /Novo Rio/);
    await send();
    expect(events).toHaveLength(1);
  });

  it('says what is missing and goes to the first field that is', async () => {
    const { events } = open(unknown, '/informacao-de-viagem', places);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Data da viagem' }));
    await send();
    expect(screen.getByRole('combobox', { name: 'Origem' })).toHaveFocus();
    expect(screen.getByText('Informe uma origem')).toBeInTheDocument();
    expect(screen.getByText('Informe um destino')).toBeInTheDocument();
    expect(screen.getByText('Informe uma data válida (DD/MM/AAAA)')).toBeInTheDocument();
    expect(events).toEqual([]);
  });
});

describe('the board of a day', () => {
  const path = '/informacao-de-viagem?localidadeOrigem=1&localidadeDestino=2&data=2026-12-05';
  const partida = (id: string, hora: string, fields: Partial<PartidaPainel> = {}): PartidaPainel => ({
    id,
    linha: '08-0123-00',
    operadora: 'Itapê',
    situacao: 'no_horario',
    atrasoMinutos: 0,
    plataforma: '12',
    partida: umaParada(tiete, '2026-12-05', hora),
    chegada: umaParada(novoRio, '2026-12-06', '01:00'),
    ...fields,
  });
  const board = (reply: Reply) => open(unknown, path, { ...places, 'GET /Viagens/Painel': reply });

  it('leads from each departure to its page', async () => {
    const late = partida('200', '20:00', { situacao: 'atrasada', atrasoMinutos: 25, plataforma: null });
    const { container } = board(succeeded([partida('100', '19:00'), late]));
    const list = within(await screen.findByRole('list', { name: 'Partidas' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('São Paulo, SP → Rio de Janeiro, RJ');
    expect(list.getByRole('link', { name: 'Acompanhar a partida das 19:00' })).toHaveAttribute(
      'href',
      '/informacao-de-viagem?viagem=100',
    );
    expect(list.getByText('Linha 08-0123-00 · plataforma 12')).toBeInTheDocument();
    expect(list.getByText('Linha 08-0123-00 · 25min de atraso')).toBeInTheDocument();
    expect(list.getByText('Atrasada')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('has those that have arrived after all others', async () => {
    const over = partida('100', '06:00', { situacao: 'encerrada' });
    board(succeeded([over, partida('200', '19:00'), partida('300', '20:00')]));
    const list = within(await screen.findByRole('list', { name: 'Partidas' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(-3))).toEqual([
      '200',
      '300',
      '100',
    ]);
  });

  it('says where nothing leaves', async () => {
    board(succeeded([]));
    expect(await screen.findByRole('heading', { name: 'Nenhuma partida neste dia' })).toBeInTheDocument();
  });

  it('may be asked for again', async () => {
    let online = false;
    board(() => (online ? succeeded([partida('100', '19:00')]) : offline()));
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    online = true;
    await userEvent.click(retry);
    expect(await screen.findByRole('list', { name: 'Partidas' })).toBeInTheDocument();
  });
});
