import type { Action } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { RespostaChatbot } from '../../domain/wire/chatbot/chatbot';
import { aoVivoRead, aoVivoStarted } from '../../store/chatbot/aoVivo';
import { contatoShown, mensagemSent, respostaReceived } from '../../store/chatbot/chatbot';
import { submissionReached } from '../../store/submissions';
import { chatbotShown } from '../../store/aplicativo/interface';
import { renderScreen } from '../../../tests/support/renderScreen';
import { AtendimentoForm } from './AtendimentoForm';
import { ChatbotPanel } from './ChatbotPanel';

const resposta = (change: Partial<RespostaChatbot> = {}): RespostaChatbot => ({
  conversaId: 'c'.repeat(22),
  baloes: [],
  sugestoes: [],
  pede: null,
  ...change,
});

function open() {
  const rendered = renderScreen(<ChatbotPanel Atendimento={AtendimentoForm} />);
  const dispatch = (action: Action): void => {
    act(() => void rendered.store.dispatch(action));
  };
  dispatch(chatbotShown());
  const answered = (change: Partial<RespostaChatbot>) => {
    dispatch(mensagemSent({ id: '1', texto: 'oi' }));
    dispatch(respostaReceived({ id: '1-resposta', resposta: resposta(change) }));
  };
  return { ...rendered, dispatch, answered };
}
const emitted = (events: readonly { type: string }[], type: string) => events.filter((event) => event.type === type);

describe('the panel of the assistant', () => {
  it('welcomes, offers first questions and sends what is pressed or typed', async () => {
    const { events, baseElement } = open();
    expect(screen.getByRole('dialog', { name: 'Assistente Itapê' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Onde está meu pedido?' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Sua mensagem' }), 'sp rio amanhã{Enter}');
    expect(emitted(events, 'ChatbotMensagemEnviada')).toMatchObject([
      { payload: { texto: 'Onde está meu pedido?' } },
      { payload: { texto: 'sp rio amanhã' } },
    ]);
    expect(screen.getByRole('textbox', { name: 'Sua mensagem' })).toHaveValue('');
    expect(await axe(baseElement)).toHaveNoViolations();
  });

  it('sends nothing empty, and keeps what is written while an answer is awaited', async () => {
    const { events, dispatch } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    dispatch(mensagemSent({ id: '1', texto: 'oi' }));
    dispatch(submissionReached('mensagemChatbot', { phase: 'sending', acao: null }));
    expect(screen.getByRole('log')).toHaveTextContent('O assistente está escrevendo');
    await userEvent.type(screen.getByRole('textbox', { name: 'Sua mensagem' }), 'e para Santos?{Enter}');
    expect(emitted(events, 'ChatbotMensagemEnviada')).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Sua mensagem' })).toHaveValue('e para Santos?');
  });

  it('shows trips with the price for everybody, and a link of ours that closes the panel', async () => {
    const { events, answered, baseElement } = open();
    const href =
      '/resultado-busca-viagens?idaVolta=false&localidadeOrigem=1&localidadeDestino=3&dataPartida=2026-12-01';
    answered({
      baloes: [
        {
          tipo: 'viagens',
          pessoas: 2,
          link: { texto: 'Ver as 2 viagens', href },
          viagens: [
            {
              id: '7',
              dia: '2026-12-01',
              hora: '08:00',
              chegadaDia: '2026-12-01',
              chegadaHora: '14:30',
              duracaoMinutos: 390,
              classe: 'leito',
              porPessoaCentavos: 10_000,
              totalCentavos: 20_000,
              poltronasLivres: 9,
            },
          ],
        },
      ],
      sugestoes: ['Mais barato'],
    });
    const trip = within(screen.getByRole('list', { name: 'Viagens encontradas' })).getByRole('listitem');
    expect(trip).toHaveTextContent('R$ 200,00');
    expect(trip).toHaveTextContent('2 × R$ 100,00');
    const link = screen.getByRole('link', { name: 'Ver as 2 viagens' });
    expect(link).toHaveAttribute('href', `${href}&origem=chatbot`);
    expect(await axe(baseElement)).toHaveNoViolations();
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(emitted(events, 'ChatbotFechado')).toHaveLength(1);
  });

  it.each(['javascript:alert(1)', '//mal.test', 'https://mal.test/', '/api/Conta'])(
    'leads nowhere by %s, whoever answers',
    (href) => {
      const { answered } = open();
      answered({ baloes: [{ tipo: 'texto', texto: '<b>veja</b>', link: { texto: 'aqui', href } }] });
      expect(screen.getByText('<b>veja</b>')).toBeVisible();
      expect(screen.queryByRole('link', { name: 'aqui' })).toBeNull();
    },
  );

  it('says what did not go out, and sends it again', async () => {
    const { events, dispatch } = open();
    dispatch(mensagemSent({ id: '1', texto: 'sp rio amanhã' }));
    const erros = [{ mensagem: 'Sem conexão.' }];
    dispatch(submissionReached('mensagemChatbot', { phase: 'refused', acao: null, erros }));
    expect(screen.getByRole('log')).toHaveTextContent(/sp rio amanhã.*Não foi enviada. Sem conexão./);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(emitted(events, 'ChatbotMensagemReenviada')).toHaveLength(1);
  });

  it('offers to sign in, or to leave a contact, where that is what it takes', async () => {
    const { events, answered } = open();
    answered({ pede: 'entrar' });
    await userEvent.click(screen.getByRole('button', { name: 'Entrar na conta' }));
    answered({ pede: 'atendente' });
    await userEvent.click(screen.getByRole('button', { name: 'Deixar meu contato' }));
    expect(events.map(({ type }) => type)).toEqual(['ChatbotEntrarPedido', 'AtendimentoPedido']);
  });

  it('takes a contact only with consent, and tells the protocol', async () => {
    const { events, dispatch, baseElement } = open();
    dispatch(contatoShown(true));
    await userEvent.type(screen.getByLabelText(/Do que você precisa/), 'Preciso de nota fiscal da passagem.');
    await userEvent.type(screen.getByLabelText(/Nome completo/), 'Ana Souza');
    await userEvent.type(screen.getByLabelText(/E-mail/), 'ana@itape.test');
    await userEvent.click(screen.getByRole('button', { name: 'Pedir atendimento' }));
    expect(emitted(events, 'AtendimentoEnviado')).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Pedir atendimento' }));
    expect(emitted(events, 'AtendimentoEnviado')).toHaveLength(1);
    expect(await axe(baseElement)).toHaveNoViolations();
    dispatch(
      submissionReached('atendimento', {
        phase: 'done',
        acao: null,
        valor: { protocolo: 'K7Q2-MP4X', ate: '2026-11-28' },
      }),
    );
    expect(screen.getByText('Protocolo K7Q2-MP4X')).toBeVisible();
    expect(screen.getByText(/até 28\/11\/2026/)).toBeVisible();
  });

  it('goes on with a person of the company once somebody answers, and back to the assistant at the end', async () => {
    const { events, dispatch, baseElement } = open();
    dispatch(aoVivoStarted({ protocolo: 'K7Q2-MP4X', chave: 'c'.repeat(22) }));
    expect(screen.getByText(/Assim que uma pessoa do atendimento puder/)).toBeVisible();
    const em = '2026-11-21T12:00:00-03:00';
    dispatch(aoVivoRead({ situacao: 'ao_vivo', falas: [{ id: '1', de: 'atendente', texto: 'Olá, Ana.', em }] }));
    expect(screen.getByRole('log', { name: 'Conversa com o atendimento' })).toHaveTextContent('Atendimento: Olá, Ana.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Sua mensagem' }), 'Para domingo.{Enter}');
    expect(emitted(events, 'FalaAoVivoEnviada')).toMatchObject([{ payload: { texto: 'Para domingo.' } }]);
    expect(await axe(baseElement)).toHaveNoViolations();
    dispatch(aoVivoRead({ situacao: 'encerrado', falas: [] }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Sua mensagem' }), 'sp rio{Enter}');
    expect(emitted(events, 'ChatbotMensagemEnviada')).toHaveLength(1);
  });
});
