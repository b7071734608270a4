import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  atendimentoMeu,
  atendimentoNaFila,
  filaAtendimentos,
} from '../../../../tests/bodies/administracaoAtendimentosBodies';
import { offline, refused, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { AtendimentoAberto } from '../../../domain/wire/chatbot/aoVivo';
import type { HttpResult } from '../../../services/ports';
import { submissionReached, type SubmissionName } from '../../../store/submissions';
import { AtendimentosPage } from './AtendimentosPage';

const PATH = '/administracao/atendimentos';
const protocolo = 'R3TN-8WZD';
const open = (reply: () => HttpResult<unknown>) =>
  renderScreen(<AtendimentosPage />, {
    path: `${PATH}?ver=${protocolo}`,
    ports: { replies: { [`GET /Administracao/Atendimentos/${protocolo}`]: reply } },
  });
const uma = (changes: Partial<AtendimentoAberto>) => open(() => succeeded({ ...atendimentoMeu, ...changes }));
const lista = (atendimentos: object[]) =>
  renderScreen(<AtendimentosPage />, {
    path: PATH,
    ports: { replies: { 'GET /Administracao/Atendimentos': succeeded({ atendimentos }) } },
  });
type Screen = ReturnType<typeof uma>;
const sending = ({ store }: Screen, name: SubmissionName) =>
  act(() => void store.dispatch(submissionReached(name, { phase: 'sending', acao: null })));
const done = ({ store }: Screen, name: SubmissionName) =>
  act(() => void store.dispatch(submissionReached(name, { phase: 'done', acao: null, valor: null })));
const refusal = ({ store }: Screen, name: SubmissionName, mensagem: string) =>
  act(() => void store.dispatch(submissionReached(name, { phase: 'refused', acao: null, erros: [{ mensagem }] })));
const fala = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Sua mensagem' });

describe('the words of the staff in a conversation', () => {
  it('stay where they were refused, with the reason', async () => {
    const screenNow = uma({});
    await userEvent.type(await fala(), 'Às 8h?{Enter}');
    sending(screenNow, 'falaAtendente');
    refusal(screenNow, 'falaAtendente', 'O atendimento já foi encerrado.');
    expect(screen.getByRole('alert')).toHaveTextContent('O atendimento já foi encerrado.');
    expect(await fala()).toHaveValue('Às 8h?');
  });

  it('are sent once, however often Enter is pressed meanwhile', async () => {
    const screenNow = uma({});
    await userEvent.type(await fala(), 'Às 8h?{Enter}');
    sending(screenNow, 'falaAtendente');
    await userEvent.type(await fala(), '{Enter}{Enter}');
    expect(screenNow.events).toHaveLength(1);
  });

  it('are not sent empty, or of spaces alone', async () => {
    const { events } = uma({});
    await userEvent.type(await fala(), '{Enter}   {Enter}');
    expect(events).toEqual([]);
  });

  it('that were typed while others were on their way are kept', async () => {
    const screenNow = uma({});
    await userEvent.type(await fala(), 'Um instante{Enter}');
    sending(screenNow, 'falaAtendente');
    await userEvent.clear(await fala());
    await userEvent.type(await fala(), 'Achei: às 8h');
    done(screenNow, 'falaAtendente');
    expect(await fala()).toHaveValue('Achei: às 8h');
  });
});

describe('what can be done with a conversation', () => {
  const acoes = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  it.each<[string, Partial<AtendimentoAberto>, string, string[]]>([
    ['in the queue', atendimentoNaFila, 'Na fila', ['Assumir a conversa']],
    ['of one’s own', {}, 'Ao vivo', ['Enviar', 'Devolver à fila', 'Encerrar o atendimento']],
    ['of a colleague', { atendente: 'outra_pessoa' }, 'Ao vivo', []],
    [
      'of a colleague who has left',
      { atendente: 'outra_pessoa', podeAssumir: true },
      'Ao vivo',
      ['Assumir a conversa'],
    ],
    ['that has ended', { situacao: 'encerrado' }, 'Encerrada', []],
  ])('%s is said by its state and its buttons', async (_, changes, situacao, botoes) => {
    uma(changes);
    expect(await screen.findByText(situacao)).toBeVisible();
    expect(acoes()).toEqual(botoes);
  });

  it('is done once: its buttons wait for the answer, which may be a refusal', async () => {
    const screenNow = open(() => succeeded(atendimentoNaFila));
    const take = await screen.findByRole('button', { name: 'Assumir a conversa' });
    await userEvent.click(take);
    sending(screenNow, 'atendimentoAoVivo');
    await userEvent.click(take);
    expect(screenNow.events).toHaveLength(1);
    refusal(screenNow, 'atendimentoAoVivo', 'Outra pessoa assumiu esta conversa antes.');
    expect(screen.getByRole('alert')).toHaveTextContent('Outra pessoa assumiu esta conversa antes.');
  });

  it('shows who said what, so that notices are not taken for words of a person', async () => {
    uma({});
    const log = await screen.findByRole('log', { name: 'Conversa com Maria Aparecida dos Santos' });
    expect(log).toHaveTextContent(/Cliente.*Alguém aí\?.*Aviso.*entrou na conversa\..*Atendimento.*a que horas\?/);
  });
});

describe('a conversation that cannot be read', () => {
  it.each([
    ['without network', offline(), 'Não conseguimos abrir esta conversa'],
    ['because there is none', refused(404, 'Não há este atendimento.'), 'Não há este atendimento.'],
  ])('%s says so, and comes with the next try', async (_, failure, words) => {
    const answers = [failure, succeeded(atendimentoMeu)];
    open(() => answers.shift() ?? offline());
    expect(await screen.findByText(words)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await fala()).toBeVisible();
  });

  it('anew keeps what was read before', async () => {
    jest.useFakeTimers();
    const answers = [succeeded(atendimentoMeu)];
    const { ports } = open(() => answers.shift() ?? offline());
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(jest.mocked(ports.http.request).mock.calls.length).toBeGreaterThan(2);
    expect(screen.getByRole('textbox', { name: 'Sua mensagem' })).toBeVisible();
    expect(screen.queryByText('Não conseguimos abrir esta conversa')).toBeNull();
    jest.useRealTimers();
  });
});

describe('the queue', () => {
  const [first, second] = filaAtendimentos.atendimentos;

  it('cuts long words, and says who is in each conversation', async () => {
    const mensagem = `${'palavra '.repeat(20)}fim`;
    lista([
      { ...first, nome: 'Ana Souza', mensagem, semResposta: 1 },
      { ...second, atendente: 'voce' },
    ]);
    const row = await screen.findByRole('row', { name: /Ana Souza/ });
    expect(row).toHaveTextContent(/Souza(palavra ){11}pa…/);
    expect(row).not.toHaveTextContent('fim');
    expect(row).toHaveTextContent('1 fala sem resposta');
    const own = screen.getByRole('row', { name: /Bento/ });
    expect(within(own).getByRole('link')).toHaveAttribute('href', `${PATH}?ver=W9HC-2KLM`);
    expect(own).toHaveTextContent('Você');
    expect(own).not.toHaveTextContent('sem resposta');
  });

  it('says that a search found nothing other than that nobody waits', async () => {
    lista([...filaAtendimentos.atendimentos]);
    await screen.findByRole('row', { name: /Maria Aparecida/ });
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome, protocolo ou assunto' }), 'zebra');
    expect(screen.getByText('Nenhuma conversa com estas palavras')).toBeVisible();
    expect(screen.getByText('0 conversas esperam')).toBeVisible();
  });
});
