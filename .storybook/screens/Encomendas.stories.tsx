import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory, runningApp } from '../app/appStory';
import { brokenServer } from '../app/recordings';
import type { Reply } from '../app/storyApi';
import { cotacao, prePostada } from '../../tests/bodies/encomendaBodies';
import { announce, encomendaApi, quote, said, toDocument, toPeople, toReview } from './encomendaSteps';
import { fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Encomendas', ...appStory };
export default meta;

const refusal = (status: number, mensagem: string): Reply => ({
  status,
  body: { type: 'about:blank', title: 'Recusado', status, erros: [{ codigo: 'RECUSADO', mensagem }] },
});
const app = (more: AppParameters['api'] = {}) => ({ app: { path: '/encomendas', api: { ...encomendaApi, ...more } } });

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await shown('Ver preço')).toBeVisible();
  },
};

export const Quoted: StoryObj = {
  name: 'Cotada',
  parameters: app(),
  play: async () => {
    await quote();
    await expect(await shown('Próximas viagens com espaço')).toBeVisible();
  },
};

export const Full: StoryObj = {
  name: 'Sem viagem com espaço',
  parameters: app({ 'POST /Encomendas/Cotacao': said({ ...cotacao, partidas: [] }) }),
  play: async () => {
    await quote();
    await expect(await shown(/Nenhuma viagem com espaço/)).toBeVisible();
  },
};

export const Missing: StoryObj = {
  name: 'Com erros',
  parameters: app(),
  play: async () => {
    await press('Ver preço');
    await expect((await screen.findAllByText(/Escolha de onde a encomenda sai/, {}, soon))[0]).toBeVisible();
  },
};

export const Forbidden: StoryObj = {
  name: 'O que não pode viajar',
  parameters: app(),
  play: async () => {
    await press('O que não pode viajar');
    await expect(await shown('Explosivos, armas e munição')).toBeVisible();
  },
};

export const Quoting: StoryObj = {
  name: 'Cotando',
  parameters: app({ 'POST /Encomendas/Cotacao': 'never' }),
  play: async () => {
    await quote();
    await expect(await screen.findByRole('button', { name: /Ver preço/, busy: true }, soon)).toBeVisible();
  },
};

export const NotServed: StoryObj = {
  name: 'Trecho não atendido',
  parameters: app({
    'POST /Encomendas/Cotacao': refusal(404, 'Nenhuma linha direta leva encomendas entre estes dois lugares.'),
  }),
  play: async () => {
    await quote();
    await expect(await shown(/Nenhuma linha direta/)).toBeVisible();
  },
};

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: app({ 'POST /Encomendas/Cotacao': brokenServer }),
  play: async () => {
    await quote();
    await expect(await screen.findByRole('alert', {}, soon)).toBeVisible();
  },
};

export const People: StoryObj = {
  name: 'Quem envia e quem recebe',
  parameters: app(),
  play: async () => {
    await toPeople();
    await expect(await shown('Quem recebe')).toBeVisible();
  },
};

export const PeopleMissing: StoryObj = {
  name: 'Pessoas com erros',
  parameters: app(),
  play: async () => {
    await toPeople();
    await press('Continuar');
    await expect((await screen.findAllByText('Informe um CPF válido', {}, soon))[0]).toBeVisible();
  },
};

export const Declaration: StoryObj = {
  name: 'Declaração de conteúdo',
  parameters: app(),
  play: async () => {
    await toDocument();
    await expect(await shown('O que vai dentro')).toBeVisible();
  },
};

export const Invoice: StoryObj = {
  name: 'Nota fiscal',
  parameters: app(),
  play: async () => {
    await toDocument();
    await userEvent.click(await screen.findByRole('radio', { name: /Nota fiscal/ }, soon));
    await fill('Chave de acesso da NF-e', '4317 1207 3646 1700 0135 5500 0000 0120 1410 0012 0146');
    await expect(await shown(/^Nota \d+, série \d+, de RS/)).toBeVisible();
  },
};

export const InvoiceWrong: StoryObj = {
  name: 'Chave de nota errada',
  parameters: app(),
  play: async () => {
    await toDocument();
    await userEvent.click(await screen.findByRole('radio', { name: /Nota fiscal/ }, soon));
    await fill('Chave de acesso da NF-e', '4317 1207 3646 1700 0135 5500 0000 0120 1410 0012 0147');
    await press('Continuar');
    await expect((await screen.findAllByText(/dígito verificador/, {}, soon))[0]).toBeVisible();
  },
};

export const Review: StoryObj = {
  name: 'Revisão',
  parameters: app(),
  play: async () => {
    await toReview();
    await press('Registrar encomenda');
    await expect(await shown(/Confirme que a encomenda/)).toBeVisible();
  },
};

export const Expired: StoryObj = {
  name: 'Cotação vencida',
  parameters: app({ 'POST /Encomendas': refusal(409, 'O preço desta cotação venceu. Cote de novo.') }),
  play: async () => {
    await announce();
    await expect(await shown(/O preço desta cotação venceu/)).toBeVisible();
  },
};

export const Announced: StoryObj = {
  name: 'Registrada',
  parameters: app(),
  play: async () => {
    await announce();
    await expect(await shown('Falta só levar ao balcão')).toBeVisible();
  },
};

export const Reloaded: StoryObj = {
  name: 'Registrada, depois de recarregar',
  parameters: { app: { path: `/encomendas?etapa=pronta&codigo=${prePostada.codigo}`, api: encomendaApi } },
  play: async () => {
    await expect(await shown('Leve o volume ao balcão com este código')).toBeVisible();
  },
};

export const DeclarationSheet: StoryObj = {
  name: 'Declaração para imprimir',
  parameters: app(),
  play: async () => {
    await announce();
    await userEvent.click(await screen.findByRole('tab', { name: 'Declaração de conteúdo' }, soon));
    await expect(await shown('Assinatura do remetente')).toBeVisible();
    await expect(runningApp().store.getState().submissions?.encomenda?.phase).toBe('done');
  },
};
