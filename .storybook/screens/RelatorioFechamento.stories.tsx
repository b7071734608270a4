import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never, offline } from '../app/recordings';
import type { Caixa } from '../../src/domain/wire/agencia/caixas';
import { caixaAberto, caixaConferido, caixaContado, caixaFechado, fechamentos } from '../../tests/bodies/caixaBodies';
import { answered, refused } from '../../tests/bodies/compraBodies';
import { dialogShown, fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Relatório de fechamento', ...appStory };
export default meta;

const PATH = '/relatorio-fechamento-operador';
const CURRENT = 'GET /Agencia/Caixas/Atual';
const app = (api: AppParameters['api'], search = '', identity: 'agencia' | 'agenciaResponsavel' = 'agencia') => ({
  app: { path: `${PATH}${search}`, identity, api: { [CURRENT]: answered(caixaAberto), ...api } },
});
const one = (caixa: Caixa, vista: 'caixa' | 'contar', api: AppParameters['api'] = {}) =>
  app(
    { [`GET /Agencia/RelatorioFechamento/${caixa.id}`]: answered(caixa), ...api },
    `?${vista}=${caixa.id}`,
    caixa.proprio ? 'agencia' : 'agenciaResponsavel',
  );
const history = (reply: NonNullable<AppParameters['api']>[string]) =>
  app({ 'GET /Agencia/RelatorioFechamento': reply }, '?aba=historico', 'agenciaResponsavel');

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app({}),
  play: async () => {
    await expect(await shown('Caixa 128')).toBeVisible();
    await expect(await shown('Vendas líquidas por modalidade')).toBeVisible();
  },
};

export const NoTill: StoryObj = {
  name: 'Sem caixa aberto',
  parameters: app({ [CURRENT]: answered(null) }),
  play: async () => {
    await expect(await screen.findByRole('form', { name: 'Abrir caixa' }, soon)).toBeVisible();
  },
};

export const OpenRefused: StoryObj = {
  name: 'Abertura recusada',
  parameters: app({
    [CURRENT]: answered(null),
    'POST /Agencia/Caixas': refused(409, 'CAIXA_JA_ABERTO', 'Você já tem um caixa aberto.'),
  }),
  play: async () => {
    await fill('Fundo de troco', '100,00');
    await press('Abrir caixa');
    await expect(await shown('Você já tem um caixa aberto.')).toBeVisible();
  },
};

export const Paused: StoryObj = {
  name: 'Pausado',
  parameters: app({ [CURRENT]: answered({ ...caixaAberto, estado: 'pausado' }) }),
  play: async () => {
    await expect(await shown('Retomar caixa')).toBeVisible();
  },
};

export const TakeOut: StoryObj = {
  name: 'Sangria sem motivo',
  parameters: app({}),
  play: async () => {
    await press('Sangria');
    await dialogShown('Sangria');
    await press('Registrar sangria');
    await expect(await shown('Escreva o motivo')).toBeVisible();
  },
};

export const NotThere: StoryObj = {
  name: 'Sangria recusada',
  parameters: app({
    [`POST /Agencia/Caixas/${caixaAberto.id}/Movimentos`]: refused(
      409,
      'CAIXA_SEM_DINHEIRO',
      'Não há esse valor em dinheiro na gaveta. Faça um suprimento ou use outra forma.',
    ),
  }),
  play: async () => {
    await press('Sangria');
    await fill('Valor', '9999,00');
    await fill('Motivo', 'Cofre');
    await press('Registrar sangria');
    await expect(await shown(/Não há esse valor/)).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({ [CURRENT]: never }),
  play: async () => {
    await expect(await screen.findByText('Carregando o seu caixa', {}, soon)).toBeInTheDocument();
  },
};

export const Broken: StoryObj = {
  name: 'Erro',
  parameters: app({ [CURRENT]: brokenServer }),
  play: async () => {
    await expect(await shown('Não conseguimos buscar o seu caixa')).toBeVisible();
  },
};

export const Offline: StoryObj = {
  name: 'Sem rede',
  parameters: app({ [CURRENT]: offline }),
  play: async () => {
    await expect(await shown('Não conseguimos buscar o seu caixa')).toBeVisible();
  },
};

export const NoOperator: StoryObj = {
  name: 'Sem cadastro de operador',
  parameters: app({
    [CURRENT]: refused(403, 'SEM_OPERADOR', 'Seu usuário não é operador de nenhuma agência.'),
  }),
  play: async () => {
    await expect(await shown('Seu usuário não é operador de nenhuma agência.')).toBeVisible();
  },
};

export const BlindCount: StoryObj = {
  name: 'Contagem às cegas',
  parameters: one(caixaAberto, 'contar'),
  play: async () => {
    await fill('Notas de R$ 100', '2');
    await expect(await shown('R$ 200,00')).toBeVisible();
  },
};

export const EmptyDrawer: StoryObj = {
  name: 'Contagem de R$ 0,00, confirmar',
  parameters: one(caixaAberto, 'contar'),
  play: async () => {
    await press('Registrar contagem');
    await expect(await dialogShown('A gaveta está vazia?')).toBeVisible();
  },
};

export const Difference: StoryObj = {
  name: 'Diferença explicada',
  parameters: one(caixaContado(35_000), 'contar'),
  play: async () => {
    await expect(await shown(/igual ao troco desta venda/)).toBeVisible();
    await press('Fechar caixa');
    await expect(await shown('Explique a diferença em algumas palavras')).toBeVisible();
  },
};

export const Unexplained: StoryObj = {
  name: 'Diferença sem explicação',
  parameters: one(caixaContado(29_572), 'contar'),
  play: async () => {
    await expect(await shown(/Nenhum movimento deste caixa explica/)).toBeVisible();
  },
};

export const NoDifference: StoryObj = {
  name: 'Contagem certa, confirmar',
  parameters: one(caixaContado(29_570), 'contar'),
  play: async () => {
    await shown('O contado é igual ao esperado.');
    await press('Fechar caixa');
    await expect(await dialogShown('Fechar o caixa 128?')).toBeVisible();
  },
};

export const AlreadyClosed: StoryObj = {
  name: 'Contagem de um caixa fechado',
  parameters: one({ ...caixaConferido, proprio: true }, 'contar'),
  play: async () => {
    await expect(await shown('Este caixa já foi fechado')).toBeVisible();
  },
};

export const ToSignOff: StoryObj = {
  name: 'Relatório a conferir',
  parameters: one(caixaFechado, 'caixa'),
  play: async () => {
    await expect(await shown('Conferência do responsável')).toBeVisible();
    await press('Devolver para recontagem');
    await expect(await shown('Escreva o que o operador deve conferir')).toBeVisible();
  },
};

export const SignedOff: StoryObj = {
  name: 'Relatório conferido',
  parameters: one(caixaConferido, 'caixa'),
  play: async () => {
    await expect(await shown('Conferido por Rui Responsável')).toBeVisible();
  },
};

export const Missing: StoryObj = {
  name: 'Caixa não encontrado',
  parameters: app(
    {
      [`GET /Agencia/RelatorioFechamento/${caixaFechado.id}`]: refused(
        404,
        'CAIXA_NAO_ENCONTRADO',
        'Caixa não encontrado.',
      ),
    },
    `?caixa=${caixaFechado.id}`,
  ),
  play: async () => {
    await expect(await shown('Caixa não encontrado')).toBeVisible();
  },
};

export const History: StoryObj = {
  name: 'Histórico',
  parameters: history(answered(fechamentos)),
  play: async () => {
    await expect(await shown('43 caixas')).toBeVisible();
    await expect(await shown('Vendas líquidas por operador')).toBeVisible();
  },
};

export const NoHistory: StoryObj = {
  name: 'Histórico vazio',
  parameters: history(answered({ ...fechamentos, linhas: [], total: 0, porOperador: [] })),
  play: async () => {
    await expect(await shown('Nenhum caixa encontrado')).toBeVisible();
  },
};

export const BrokenHistory: StoryObj = {
  name: 'Histórico: erro',
  parameters: history(brokenServer),
  play: async () => {
    await expect(await shown('Não conseguimos carregar')).toBeVisible();
  },
};
