import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { sentSoFar } from '../app/sentSoFar';
import { announce, encomendaApi, said } from '../screens/encomendaSteps';
import { fill, press, shown, soon } from '../screens/screenPlay';
import { balcaoEm, CODIGO, cotacao, rastreioEm } from '../../tests/bodies/encomendaBodies';
import { refused } from '../../tests/bodies/compraBodies';

const meta: Meta = { title: 'Fluxos/Encomendas', ...appStory };
export default meta;

const RASTREIO = `GET /Encomendas/Rastreio/${CODIGO}`;

export const QuoteToTracking: StoryObj = {
  name: 'Da cotação ao rastreio',
  parameters: {
    app: {
      path: '/encomendas',
      api: { ...encomendaApi, [RASTREIO]: said(rastreioEm('pre_postada')) },
    } satisfies AppParameters,
  },
  play: async () => {
    await announce();
    await expect(await shown('Falta só levar ao balcão')).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: 'Acompanhar' }, soon));
    await fill('4 últimos dígitos do documento', '7735');
    await press('Rastrear');
    await expect(await shown(/Leve ao balcão/)).toBeVisible();
  },
};

export const PriceEnded: StoryObj = {
  name: 'O preço venceu no caminho',
  parameters: {
    app: {
      path: '/encomendas',
      api: {
        ...encomendaApi,
        'POST /Encomendas': refused(409, 'COTACAO_VENCIDA', 'O preço desta cotação venceu. Cote de novo.'),
      },
    } satisfies AppParameters,
  },
  play: async () => {
    await announce();
    await expect(await shown(/O preço desta cotação venceu/)).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: 'Confira a encomenda' })).toBeVisible();
  },
};

const at = `/Agencia/Encomendas/${CODIGO}`;
/** The states of a parcel that the counter leads it through. */
const way = ['pre_postada', 'postada', 'em_transporte', 'chegou', 'aguardando_retirada', 'entregue'] as const;

/** The parcel after the steps recorded so far. */
const standing = () => {
  const steps = sentSoFar('POST', '/Recebimento') + sentSoFar('POST', `${at}/Eventos`);
  return said(balcaoEm(way[Math.min(steps, way.length - 1)] ?? 'entregue'));
};

export const CounterToHand: StoryObj = {
  name: 'Do balcão à entrega',
  parameters: {
    app: {
      path: `/encomendas?balcao=${CODIGO}`,
      identity: 'agencia',
      api: {
        [`GET ${at}`]: standing,
        [`POST ${at}/Pesagem`]: said({
          pesos: cotacao.pesos,
          linhas: cotacao.linhas,
          totalCentavos: cotacao.totalCentavos,
        }),
        [`POST ${at}/Recebimento`]: standing,
        [`POST ${at}/Eventos`]: standing,
      },
    } satisfies AppParameters,
  },
  play: async () => {
    await press('Conferir peso e preço');
    await press('Receber R$ 40,30 e postar');
    await userEvent.click(await screen.findByRole('radio', { name: /06:30/ }, soon));
    await press('Colocar na viagem');
    await press('Registrar chegada');
    await press('Liberar para retirada');
    await fill(/Nome de quem retira/, 'Bento Araújo');
    await fill(/4 últimos dígitos do documento/, '7735');
    await press('Entregar');
    await expect(await shown('Bento Araújo, documento final 7735')).toBeVisible();
  },
};
