import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer } from '../app/recordings';
import type { Reply } from '../app/storyApi';
import type { EncomendaBalcao } from '../../src/domain/wire/encomendas/encomendas';
import { balcaoEm, CODIGO, cotacao, emAndamento } from '../../tests/bodies/encomendaBodies';
import { press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Balcão de encomendas', ...appStory };
export default meta;

const said = (data: unknown, status = 200): Reply => ({ status, body: { data } });
const at = `/Agencia/Encomendas/${CODIGO}`;
const app = (path: string, api: AppParameters['api']) => ({ app: { path, identity: 'agencia' as const, api } });
const list = (answer: Reply | 'never') => app('/encomendas?balcao=', { 'GET /Agencia/Encomendas': answer });
const { pesos, linhas, totalCentavos } = cotacao;
const inHand = (encomenda: EncomendaBalcao, more: AppParameters['api'] = {}) =>
  app(`/encomendas?balcao=${CODIGO}`, {
    [`GET ${at}`]: said(encomenda),
    [`POST ${at}/Pesagem`]: said({ pesos, linhas, totalCentavos }),
    ...more,
  });

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: list(said(emAndamento)),
  play: async () => {
    await expect(await shown('IT K7Q2 MP4X Z')).toBeVisible();
  },
};

export const Nothing: StoryObj = {
  name: 'Nada em andamento',
  parameters: list(said([])),
  play: async () => {
    await expect(await shown('Nenhuma encomenda em andamento')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: list('never'),
  play: async () => {
    await expect(await shown('Consultar')).toBeVisible();
  },
};

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: list(brokenServer),
  play: async () => {
    await expect(await shown('Não conseguimos carregar')).toBeVisible();
  },
};

export const Unknown: StoryObj = {
  name: 'Código desconhecido',
  parameters: app(`/encomendas?balcao=${CODIGO}`, {
    [`GET ${at}`]: {
      status: 404,
      body: {
        type: 'about:blank',
        title: 'Não encontrado',
        status: 404,
        erros: [{ codigo: 'ENCOMENDA_NAO_ENCONTRADA', mensagem: 'Não encontramos uma encomenda com este código.' }],
      },
    },
  }),
  play: async () => {
    await expect(await shown('Não encontramos uma encomenda com este código.')).toBeVisible();
  },
};

export const Receiving: StoryObj = {
  name: 'Receber',
  parameters: inHand(balcaoEm('pre_postada')),
  play: async () => {
    await expect(await shown('Conferir peso e preço')).toBeVisible();
  },
};

export const Weighed: StoryObj = {
  name: 'Pesada',
  parameters: inHand(balcaoEm('pre_postada')),
  play: async () => {
    await press('Conferir peso e preço');
    await expect(await shown('Receber R$ 40,30 e postar')).toBeVisible();
  },
};

export const Outrun: StoryObj = {
  name: 'Outra pessoa postou antes',
  parameters: inHand(balcaoEm('pre_postada'), {
    [`POST ${at}/Recebimento`]: {
      status: 409,
      body: {
        type: 'about:blank',
        title: 'Conflito',
        status: 409,
        erros: [
          {
            codigo: 'ENCOMENDA_JA_MUDOU',
            mensagem: 'Outra pessoa acabou de registrar um passo desta encomenda. Consulte de novo.',
          },
        ],
      },
    },
  }),
  play: async () => {
    await press('Conferir peso e preço');
    await press('Receber R$ 40,30 e postar');
    await expect(await shown(/Outra pessoa acabou de registrar/)).toBeVisible();
  },
};

export const Loaded: StoryObj = {
  name: 'Colocar na viagem',
  parameters: inHand(balcaoEm('postada')),
  play: async () => {
    await expect(await shown('Em que viagem ela vai')).toBeVisible();
  },
};

export const NoCoach: StoryObj = {
  name: 'Sem viagem',
  parameters: inHand(balcaoEm('postada', { partidas: [] })),
  play: async () => {
    await expect(await shown(/Nenhuma viagem com espaço/)).toBeVisible();
  },
};

export const Arriving: StoryObj = {
  name: 'Registrar chegada',
  parameters: inHand(balcaoEm('em_transporte')),
  play: async () => {
    await expect(await shown('Registrar chegada')).toBeVisible();
  },
};

export const Releasing: StoryObj = {
  name: 'Liberar para retirada',
  parameters: inHand(balcaoEm('chegou')),
  play: async () => {
    await expect(await shown('Liberar para retirada')).toBeVisible();
  },
};

export const Handing: StoryObj = {
  name: 'Entregar',
  parameters: inHand(balcaoEm('aguardando_retirada')),
  play: async () => {
    await press('Entregar');
    await expect((await screen.findAllByText('Informe um nome válido', {}, soon))[0]).toBeVisible();
  },
};

export const Stored: StoryObj = {
  name: 'Entregar com armazenagem',
  parameters: inHand(
    balcaoEm('aguardando_retirada', {
      retirada: { prazo: '2026-11-20', armazenagemDiaCentavos: 350, armazenagemCentavos: 3_850 },
    }),
  ),
  play: async () => {
    await expect(await shown('Receber R$ 38,50 e entregar')).toBeVisible();
  },
};

export const Losing: StoryObj = {
  name: 'Extravio',
  parameters: inHand(balcaoEm('em_transporte')),
  play: async () => {
    await press('Devolução ou extravio');
    await userEvent.type(await screen.findByLabelText('Motivo', {}, soon), 'Não estava no bagageiro');
    await press('Registrar extravio');
    await expect(await screen.findByRole('dialog', { name: 'Registrar o extravio?' }, soon)).toBeInTheDocument();
  },
};

export const Over: StoryObj = {
  name: 'Entregue',
  parameters: inHand(balcaoEm('entregue')),
  play: async () => {
    await expect(await shown('Bento Araújo, documento final 7735')).toBeVisible();
  },
};
