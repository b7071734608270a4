import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  atendimentoMeu,
  atendimentoNaFila,
  filaAtendimentos,
} from '../../../../tests/bodies/administracaoAtendimentosBodies';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { AtendimentoAberto } from '../../../domain/wire/chatbot/aoVivo';
import type { HttpResult } from '../../../services/ports';
import { submissionReached } from '../../../store/submissions';
import { AtendimentosPage } from './AtendimentosPage';

const PATH = '/administracao/atendimentos';
const protocolo = 'R3TN-8WZD';
const fila = (reply: HttpResult<unknown>) =>
  renderScreen(<AtendimentosPage />, { path: PATH, ports: { replies: { 'GET /Administracao/Atendimentos': reply } } });
const uma = (atendimento: AtendimentoAberto) =>
  renderScreen(<AtendimentosPage />, {
    path: `${PATH}?ver=${protocolo}`,
    ports: { replies: { [`GET /Administracao/Atendimentos/${protocolo}`]: succeeded(atendimento) } },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the queue of conversations', () => {
  it('names who waits, for how long and with whom, and is searched by any of it', async () => {
    const { container } = fila(succeeded(filaAtendimentos));
    const row = await screen.findByRole('row', { name: /Maria Aparecida/ });
    expect(row).toHaveTextContent(/R3TN-8WZD.*há 40 minutos.*Ninguém ainda2 falas sem resposta/);
    expect(screen.getByRole('row', { name: /Bento/ })).toHaveTextContent('Outra pessoa');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome, protocolo ou assunto' }), 'araujo');
    expect(screen.queryByRole('row', { name: /Maria/ })).toBeNull();
    expect(screen.getByText('1 conversa espera')).toBeVisible();
  });

  it('says where nobody waits, and offers to ask again where the answer failed', async () => {
    const { unmount } = fila(succeeded({ atendimentos: [] }));
    expect(await screen.findByText('Ninguém espera')).toBeVisible();
    unmount();
    const { ports } = fila(offline());
    await press('Tentar novamente');
    expect(ports.http.request).toHaveBeenCalledTimes(2);
  });
});

describe('a conversation', () => {
  it('is taken before anything can be said in it', async () => {
    const { events } = uma(atendimentoNaFila);
    await press('Assumir a conversa');
    expect(events).toEqual([{ type: 'AtendimentoMudado', payload: { protocolo, acao: { tipo: 'assumir' } } }]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is answered, ended with words for the protocol, or put back', async () => {
    const { container, events, store } = uma(atendimentoMeu);
    const field = await screen.findByRole('textbox', { name: 'Sua mensagem' });
    await userEvent.type(field, 'Às 8h?{Enter}');
    expect(field).toHaveValue('Às 8h?');
    act(() => void store.dispatch(submissionReached('falaAtendente', { phase: 'done', acao: null, valor: null })));
    expect(field).toHaveValue('');
    await press('Encerrar o atendimento');
    expect(await screen.findByText('Escreva a resposta')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Resposta que fica/ }), 'Remarcamos.');
    await press('Encerrar o atendimento');
    await press('Devolver à fila');
    expect(events).toEqual([
      { type: 'FalaAtendenteEnviada', payload: { protocolo, texto: 'Às 8h?' } },
      { type: 'AtendimentoMudado', payload: { protocolo, acao: { tipo: 'encerrar', resposta: 'Remarcamos.' } } },
      { type: 'AtendimentoMudado', payload: { protocolo, acao: { tipo: 'devolver' } } },
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('of a colleague can be read, and nothing else', async () => {
    uma({ ...atendimentoMeu, atendente: 'outra_pessoa' });
    expect(await screen.findByText('Outra pessoa da equipe está nesta conversa.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Assumir a conversa' })).toBeNull();
  });
});
