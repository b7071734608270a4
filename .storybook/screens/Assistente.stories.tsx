import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { appStory, runningApp, type AppParameters } from '../app/appStory';
import { SEM_CONEXAO } from '../../src/domain/base/falhas';
import type { RespostaChatbot } from '../../src/domain/wire/chatbot/chatbot';
import { contatoShown, mensagemSent, respostaReceived } from '../../src/store/chatbot/chatbot';
import { submissionReached } from '../../src/store/submissions';
import { soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Assistente', ...appStory };
export default meta;

const app = (parameters: Partial<AppParameters> = {}) => ({ app: { path: '/quem-somos', ...parameters } });
const parameters = app();

/** The narrowest phones have no room for the button in the header; there the help page opens the assistant. */
async function open(): Promise<void> {
  await screen.findByRole('heading', { level: 1 }, soon);
  if (window.innerWidth < 342) runningApp().bus.emit('ChatbotAberto', undefined);
  else await userEvent.click(await screen.findByRole('button', { name: 'Conversar com o assistente' }, soon));
  await expect(await screen.findByRole('textbox', { name: 'Sua mensagem' }, soon)).toBeVisible();
}

const dispatch = (action: Parameters<ReturnType<typeof runningApp>['store']['dispatch']>[0]) =>
  runningApp().store.dispatch(action);

/** Shows a question and its answer. */
function answered(texto: string, answer: Partial<RespostaChatbot>): void {
  dispatch(mensagemSent({ id: texto, texto }));
  const resposta: RespostaChatbot = {
    conversaId: 'abcdefghijklmnopqrstuv',
    baloes: [],
    sugestoes: [],
    pede: null,
    ...answer,
  };
  dispatch(respostaReceived({ id: `${texto}-resposta`, resposta }));
}

const href = '/resultado-busca-viagens?idaVolta=false&localidadeOrigem=1&localidadeDestino=4&dataPartida=2026-11-22';
const viagem = {
  id: '1',
  dia: '2026-11-22',
  hora: '06:30',
  chegadaDia: '2026-11-22',
  chegadaHora: '14:10',
  duracaoMinutos: 460,
  classe: 'executivo' as const,
  poltronasLivres: 20,
  porPessoaCentavos: 14_250,
  totalCentavos: 28_500,
};

export const Default: StoryObj = { name: 'Padrão', parameters, play: open };

export const Trips: StoryObj = {
  name: 'Viagens',
  parameters,
  play: async () => {
    await open();
    answered('Amanhã cedo de Campinas pro Rio, 2 pessoas', {
      baloes: [
        { tipo: 'texto', texto: 'Entendi: Campinas → Rio de Janeiro, domingo, 22/11, cedo, até as 10h, 2 pessoas.' },
        {
          tipo: 'viagens',
          pessoas: 2,
          link: { texto: 'Ver as 9 viagens', href },
          viagens: [viagem, { ...viagem, id: '2', hora: '08:00', chegadaHora: '15:40', classe: 'leito' }],
        },
      ],
      sugestoes: ['Mais barato', 'Qualquer horário', 'Ida e volta'],
    });
    await expect(await screen.findByRole('link', { name: 'Ver as 9 viagens' }, soon)).toBeVisible();
  },
};

export const Terminals: StoryObj = {
  name: 'Qual terminal',
  parameters,
  play: async () => {
    await open();
    answered('De São Paulo pra Campinas amanhã', {
      baloes: [{ tipo: 'texto', texto: 'Em qual terminal de São Paulo você embarca?' }],
      sugestoes: [
        'São Paulo (SP), Terminal Rodoviário do Tietê',
        'São Paulo (SP), Terminal Rodoviário da Barra Funda',
        'São Paulo (SP), Terminal Intermunicipal do Jabaquara',
      ],
    });
    await expect(await screen.findByRole('button', { name: /Barra Funda/ }, soon)).toBeVisible();
  },
};

export const SignIn: StoryObj = {
  name: 'Pede para entrar',
  parameters,
  play: async () => {
    await open();
    answered('Onde está meu pedido?', {
      baloes: [{ tipo: 'texto', texto: 'Para ver os seus pedidos preciso saber quem é você. Entre na sua conta.' }],
      pede: 'entrar',
    });
    await expect(await screen.findByRole('button', { name: 'Entrar na conta' }, soon)).toBeVisible();
  },
};

export const Orders: StoryObj = {
  name: 'Pedidos',
  parameters,
  globals: { identity: 'cliente' },
  play: async () => {
    await open();
    answered('Onde está meu pedido?', {
      baloes: [
        {
          tipo: 'pedidos',
          pedidos: [
            {
              localizador: 'K7M2QX',
              situacao: 'Confirmada',
              trajeto: 'Campinas → Rio de Janeiro',
              quando: 'dom., 22/11, 06:30',
            },
          ],
          link: { texto: 'Abrir Minhas viagens', href: '/minhas-viagens' },
        },
      ],
      sugestoes: ['Meu ônibus está no horário?'],
    });
    await expect(await screen.findByText('Localizador K7M2QX', {}, soon)).toBeVisible();
  },
};

export const Typing: StoryObj = {
  name: 'Escrevendo',
  parameters,
  play: async () => {
    await open();
    dispatch(mensagemSent({ id: '1', texto: 'Quanto posso levar de bagagem?' }));
    dispatch(submissionReached('mensagemChatbot', { phase: 'sending', acao: null }));
    await expect(await screen.findByText('O assistente está escrevendo', {}, soon)).toBeInTheDocument();
  },
};

export const Failed: StoryObj = {
  name: 'Não enviada',
  parameters,
  play: async () => {
    await open();
    dispatch(mensagemSent({ id: '1', texto: 'Campinas pro Rio amanhã' }));
    dispatch(
      submissionReached('mensagemChatbot', { phase: 'refused', acao: null, erros: [{ mensagem: SEM_CONEXAO }] }),
    );
    await expect(await screen.findByRole('button', { name: 'Tentar de novo' }, soon)).toBeVisible();
  },
};

export const Person: StoryObj = {
  name: 'Falar com uma pessoa',
  parameters,
  play: async () => {
    await open();
    dispatch(contatoShown(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Pedir atendimento' }, soon));
    await expect((await screen.findAllByText('Informe um e-mail válido', {}, soon))[0]).toBeVisible();
  },
};

export const Protocol: StoryObj = {
  name: 'Protocolo',
  parameters,
  play: async () => {
    await open();
    dispatch(
      submissionReached('atendimento', {
        phase: 'done',
        acao: null,
        valor: { protocolo: 'K7Q2-MP4X', ate: '2026-11-28' },
      }),
    );
    await expect(await screen.findByText('Protocolo K7Q2-MP4X', {}, soon)).toBeVisible();
  },
};
