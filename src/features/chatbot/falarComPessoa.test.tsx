import type { Action } from '@reduxjs/toolkit';
import { act, fireEvent, screen } from '@testing-library/react';
import { umaConta } from '../../../tests/support/builders';
import { renderScreen } from '../../../tests/support/renderScreen';
import type { ConversaAoVivo } from '../../domain/wire/chatbot/aoVivo';
import { chatbotShown } from '../../store/aplicativo/interface';
import { aoVivoRead, aoVivoStarted } from '../../store/chatbot/aoVivo';
import { contatoShown, mensagemSent, respostaReceived } from '../../store/chatbot/chatbot';
import { submissionReached, type SubmissionName } from '../../store/submissions';
import { AtendimentoForm } from './AtendimentoForm';
import { ChatbotPanel } from './ChatbotPanel';

function open() {
  const shown = renderScreen(<ChatbotPanel Atendimento={AtendimentoForm} />);
  const dispatch = (action: Action) => act(() => void shown.store.dispatch(action));
  dispatch(chatbotShown());
  const reach = (name: SubmissionName, phase: 'sending' | 'done' | 'refused', mensagem = '') =>
    dispatch(
      submissionReached(
        name,
        phase === 'sending'
          ? { phase, acao: null }
          : phase === 'done'
            ? { phase, acao: null, valor: null }
            : { phase, acao: null, erros: [{ mensagem }] },
      ),
    );
  const live = (conversa: Partial<ConversaAoVivo> = {}) => {
    dispatch(aoVivoStarted({ protocolo: 'K7Q2-MP4X', chave: 'c'.repeat(22) }));
    dispatch(aoVivoRead({ situacao: 'ao_vivo', falas: [], ...conversa }));
  };
  return { ...shown, dispatch, reach, live };
}
const field = () => screen.getByRole('textbox', { name: 'Sua mensagem' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const em = '2026-11-21T12:00:00-03:00';

describe('words to a person of the company', () => {
  it('stay in the field until they were sent, so that none of them is lost', () => {
    const { live, reach, events } = open();
    live();
    type('Para domingo.');
    send();
    expect(field()).toHaveValue('Para domingo.');
    reach('falaAoVivo', 'sending');
    send();
    expect(events.filter((event) => event.type === 'FalaAoVivoEnviada')).toHaveLength(1);
    reach('falaAoVivo', 'done');
    expect(field()).toHaveValue('');
  });

  it('that were refused are still there, beside the reason', () => {
    const { live, reach, events } = open();
    live();
    type('Para domingo.');
    send();
    reach('falaAoVivo', 'sending');
    reach('falaAoVivo', 'refused', 'Sem conexão.');
    expect(screen.getByText('Sem conexão.')).toBeVisible();
    expect(field()).toHaveValue('Para domingo.');
    send();
    expect(events.filter((event) => event.type === 'FalaAoVivoEnviada')).toHaveLength(2);
  });

  it('that are typed while others are on their way are kept', () => {
    const { live, reach } = open();
    live();
    type('Para domingo.');
    send();
    reach('falaAoVivo', 'sending');
    type('Às oito.');
    reach('falaAoVivo', 'done');
    expect(field()).toHaveValue('Às oito.');
  });
});

describe('the conversation with a person', () => {
  it.each<[Partial<ConversaAoVivo>, boolean]>([
    [{ situacao: 'espera' }, true],
    [{ situacao: 'ao_vivo' }, false],
    [{ situacao: 'encerrado' }, false],
  ])('with %j says that one waits: %s', (conversa, waits) => {
    open().live(conversa);
    expect(screen.queryByText(/Assim que uma pessoa do atendimento puder/) !== null).toBe(waits);
  });

  it('tells people, notices and oneself apart', () => {
    open().live({
      falas: [
        { id: '1', de: 'cliente', texto: 'Alguém aí?', em },
        { id: '2', de: 'sistema', texto: 'Uma pessoa entrou.', em },
        { id: '3', de: 'atendente', texto: '<b>Olá</b>', em },
      ],
    });
    expect(screen.getByRole('log', { name: 'Conversa com o atendimento' })).toHaveTextContent(
      /Você: Alguém aí\?.*Aviso: Uma pessoa entrou\..*Atendimento: <b>Olá<\/b>/,
    );
  });

  it('takes the place of quick answers, which are the assistant’s, until it ends', () => {
    const { live, dispatch } = open();
    live();
    expect(screen.queryByRole('group', { name: 'Respostas rápidas' })).toBeNull();
    dispatch(aoVivoRead({ situacao: 'encerrado', falas: [] }));
    expect(screen.getByRole('group', { name: 'Respostas rápidas' })).toBeVisible();
  });
});

describe('the form for a person', () => {
  const askAfter = (texto: string) => {
    const { dispatch } = open();
    dispatch(mensagemSent({ id: '1', texto }));
    dispatch(contatoShown(true));
    return screen.getByRole('textbox', { name: /Do que você precisa/ });
  };

  it.each([
    ['Minha mala não chegou', 'Minha mala não chegou'],
    ['Falar com uma pessoa', ''],
    ['atendente', ''],
  ])('after “%s” begins with “%s”: a wish for a person is no question', (said, begins) => {
    expect(askAfter(said)).toHaveValue(begins);
  });

  it('knows the name of the account', () => {
    const conta = umaConta();
    const { store } = renderScreen(<ChatbotPanel Atendimento={AtendimentoForm} />, {
      state: { conta: { phase: 'complete', conta, sub: 'ana' } },
    });
    act(() => void store.dispatch(chatbotShown()));
    act(() => void store.dispatch(contatoShown(true)));
    expect(screen.getByRole('textbox', { name: /Nome completo/ })).toHaveValue('Ana Souza');
  });

  it('keeps what was typed where it was refused, and can be left for the conversation', () => {
    const { dispatch, reach, events } = open();
    dispatch(contatoShown(true));
    const nome = screen.getByRole('textbox', { name: /Nome completo/ });
    fireEvent.change(nome, { target: { value: 'Bia Souza' } });
    reach('atendimento', 'sending');
    reach('atendimento', 'refused', 'Muitas tentativas em pouco tempo.');
    expect(screen.getByRole('alert')).toHaveTextContent('Muitas tentativas em pouco tempo.');
    expect(nome).toHaveValue('Bia Souza');
    fireEvent.click(screen.getByRole('button', { name: 'Voltar à conversa' }));
    expect(events.at(-1)).toEqual({ type: 'AtendimentoDesistido', payload: undefined });
  });
});

describe('an answer of the assistant', () => {
  it('with orders names each with its state, and its trip in words', () => {
    const { dispatch } = open();
    dispatch(mensagemSent({ id: '1', texto: 'meus pedidos' }));
    const pedido = {
      localizador: 'K7M2QX',
      situacao: 'Confirmada',
      trajeto: 'São Paulo → Rio',
      quando: '01/12, 08:00',
    };
    const link = { texto: 'Ver todos', href: '/minhas-viagens' };
    dispatch(
      respostaReceived({
        id: '2',
        resposta: {
          conversaId: 'c'.repeat(22),
          baloes: [{ tipo: 'pedidos', pedidos: [pedido], link }],
          sugestoes: [],
          pede: null,
        },
      }),
    );
    expect(screen.getByRole('list', { name: 'Seus pedidos' })).toHaveTextContent(
      'São Paulo → Rio01/12, 08:00Localizador K7M2QXConfirmada',
    );
    expect(screen.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/minhas-viagens?origem=chatbot');
  });
});
