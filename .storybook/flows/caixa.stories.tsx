import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { sentSoFar } from '../app/sentSoFar';
import type { Api } from '../app/storyApi';
import { dialogShown, fill, press, shown, soon } from '../screens/screenPlay';
import type { Caixa } from '../../src/domain/wire/agencia/caixas';
import { caixaAberto, caixaConferido, caixaContado, caixaFechado } from '../../tests/bodies/caixaBodies';
import { answered } from '../../tests/bodies/compraBodies';

const meta: Meta = { title: 'Fluxos/Caixa', ...appStory };
export default meta;

const { id } = caixaAberto;
const PATH = '/relatorio-fechamento-operador';
const CURRENT = 'GET /Agencia/Caixas/Atual';
const REPORT = `GET /Agencia/RelatorioFechamento/${id}`;
const operator = (path: string, api: Api) => ({
  app: { path, identity: 'agencia', api } satisfies AppParameters,
});
const supervisor = (api: Api) => ({
  app: { path: `${PATH}?caixa=${id}`, identity: 'agenciaResponsavel', api } satisfies AppParameters,
});

const justOpened: Caixa = { ...caixaAberto, movimentos: caixaAberto.movimentos.slice(0, 1) };

export const Opens: StoryObj = {
  name: 'Abre o caixa e faz uma sangria',
  parameters: operator(PATH, {
    [CURRENT]: () => {
      if (sentSoFar('POST', '/Agencia/Caixas') === 0) return answered(null);
      return answered(sentSoFar('POST', '/Movimentos') === 0 ? justOpened : caixaAberto);
    },
    'POST /Agencia/Caixas': answered(justOpened),
    [`POST /Agencia/Caixas/${id}/Movimentos`]: answered(caixaAberto),
  }),
  play: async () => {
    await fill('Fundo de troco', '200,00');
    await press('Abrir caixa');
    await expect(await shown('Caixa 128')).toBeVisible();
    await press('Sangria');
    await dialogShown('Sangria');
    await fill('Valor', '100,00');
    await fill('Motivo', 'Envelope 12 para o cofre');
    await press('Registrar sangria');
    await expect(await shown('Sangria registrada.')).toBeVisible();
    await expect((await screen.findAllByText(/Envelope 12 para o cofre/, {}, soon))[0]).toBeVisible();
  },
};

const SOBRA = 35_000;
/** The operator's own report after the closing. */
const entregue: Caixa = {
  ...caixaFechado,
  proprio: true,
  pode: { operar: false, contar: false, conferir: false },
};

export const CountsAndCloses: StoryObj = {
  name: 'Conta às cegas, explica a diferença e fecha',
  parameters: operator(`${PATH}?contar=${id}`, {
    [REPORT]: () => {
      if (sentSoFar('POST', '/Fechamento') > 0) return answered(entregue);
      return answered(sentSoFar('POST', '/Contagem') > 0 ? caixaContado(SOBRA) : caixaAberto);
    },
    [`POST /Agencia/Caixas/${id}/Contagem`]: answered(caixaContado(SOBRA)),
    [`POST /Agencia/Caixas/${id}/Fechamento`]: answered(entregue),
  }),
  play: async () => {
    await fill('Notas de R$ 100', '3');
    await fill('Notas de R$ 50', '1');
    await expect(await shown('R$ 350,00')).toBeVisible();
    // Before the count nothing tells what the drawer should hold.
    await expect(screen.queryByText(/R\$ 295,70/)).toBeNull();
    await press('Registrar contagem');
    await expect(await shown(/igual ao troco desta venda/)).toBeVisible();
    await fill(/O que explica a diferença/, 'O cliente não esperou o troco.');
    await press('Fechar caixa');
    await dialogShown('Fechar o caixa 128?');
    await press('Fechar caixa');
    await expect(await shown('Caixa fechado.')).toBeVisible();
  },
};

export const SignsOff: StoryObj = {
  name: 'O responsável confere',
  parameters: supervisor({
    [REPORT]: () => answered(sentSoFar('POST', '/Conferencia') > 0 ? caixaConferido : caixaFechado),
    [`POST /Agencia/Caixas/${id}/Conferencia`]: answered(caixaConferido),
  }),
  play: async () => {
    await press('Conferir caixa');
    await dialogShown('Conferir o caixa 128?');
    await press('Conferir caixa');
    await expect(await shown('Conferido por Rui Responsável')).toBeVisible();
  },
};

const devolvido: Caixa = { ...caixaFechado, estado: 'devolvido', pode: { ...caixaFechado.pode, conferir: false } };

export const GivesBack: StoryObj = {
  name: 'O responsável devolve para recontagem',
  parameters: supervisor({
    [REPORT]: () => answered(sentSoFar('POST', '/Conferencia') > 0 ? devolvido : caixaFechado),
    [`POST /Agencia/Caixas/${id}/Conferencia`]: answered(devolvido),
  }),
  play: async () => {
    await fill(/Nota/, 'Conte as moedas de novo.');
    await press('Devolver para recontagem');
    await expect(await shown('Caixa devolvido para recontagem.')).toBeVisible();
  },
};
