import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never, offline } from '../app/recordings';
import type { Reply } from '../app/storyApi';
import { auditoria, consultas, operadores } from '../../tests/bodies/caixaBodies';
import { answered, refused } from '../../tests/bodies/compraBodies';
import { dialogShown, fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Operadores', ...appStory };
export default meta;

const app = (api: AppParameters['api'] = {}) => ({
  app: {
    path: '/operadores',
    identity: 'agenciaResponsavel' as const,
    api: { 'GET /Agencia/Operadores': answered(operadores), ...api },
  },
});
const of = (n: number, rest = '') => `/Agencia/Operadores/${operadores[n]?.id ?? ''}${rest}`;
const access: Reply = {
  status: 201,
  body: { data: { operador: operadores[0], senhaTemporaria: 'kmQt-RbPx-ynHs42' } },
};

/** Opens an operator's menu and chooses an item. */
async function choose(nome: string, item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${nome}` }, soon));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }, soon));
}

async function fillNew(): Promise<void> {
  await press('Novo operador');
  await dialogShown('Novo operador');
  await fill('Nome completo', 'Bia Souza');
  await fill('E-mail', 'bia@itape.test');
  await fill('Limite de dinheiro na gaveta', '2000,00');
}

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await shown('Cida Nova')).toBeVisible();
    await expect(await shown('4 operadores')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({ 'GET /Agencia/Operadores': never }),
  play: async () => {
    await expect(await screen.findByText('Carregando: Operadores', {}, soon)).toBeInTheDocument();
  },
};

export const Broken: StoryObj = {
  name: 'Erro',
  parameters: app({ 'GET /Agencia/Operadores': brokenServer }),
  play: async () => {
    await expect(await shown('Não conseguimos buscar os operadores')).toBeVisible();
  },
};

export const Offline: StoryObj = {
  name: 'Sem rede',
  parameters: app({ 'GET /Agencia/Operadores': offline }),
  play: async () => {
    await expect(await shown('Não conseguimos buscar os operadores')).toBeVisible();
  },
};

export const NoneFound: StoryObj = {
  name: 'Busca sem resultado',
  parameters: app(),
  play: async () => {
    await shown('Cida Nova');
    await fill('Buscar por nome ou e-mail', 'zulmira');
    await expect(await shown('Nenhum operador encontrado')).toBeVisible();
  },
};

export const Invalid: StoryObj = {
  name: 'Novo operador: campos com erro',
  parameters: app(),
  play: async () => {
    await press('Novo operador');
    await fill('Nome completo', 'Bia');
    await press('Criar operador');
    await expect((await screen.findAllByText('Informe um nome válido', {}, soon))[0]).toBeVisible();
  },
};

export const EmailTaken: StoryObj = {
  name: 'Novo operador: e-mail em uso',
  parameters: app({
    'POST /Agencia/Operadores': refused(
      409,
      'EMAIL_EM_USO',
      'Este e-mail já tem um acesso à Itapê. Use outro e-mail para o operador.',
    ),
  }),
  play: async () => {
    await fillNew();
    await press('Criar operador');
    await expect(await shown(/já tem um acesso/)).toBeVisible();
  },
};

export const Password: StoryObj = {
  name: 'Senha temporária',
  parameters: app({ 'POST /Agencia/Operadores': access }),
  play: async () => {
    await fillNew();
    await press('Criar operador');
    await dialogShown('Senha temporária');
    await expect(await screen.findByDisplayValue('kmQt-RbPx-ynHs42', {}, soon)).toBeVisible();
  },
};

export const Edit: StoryObj = {
  name: 'Editar',
  parameters: app(),
  play: async () => {
    await choose('Ana Agência', 'Editar função e limites');
    await expect(await dialogShown('Editar Ana Agência')).toBeVisible();
  },
};

export const Right: StoryObj = {
  name: 'Quem informa o andamento',
  parameters: {
    app: {
      ...app({
        'PUT /Agencia/Operadores/Direitos': refused(404, 'OPERADOR_NAO_ENCONTRADO', 'Operador não encontrado.'),
      }).app,
      identity: 'empresa' as const,
    },
  },
  play: async () => {
    await press('Quem informa o andamento');
    await dialogShown('Quem informa o andamento das viagens');
    await fill('E-mail do operador', 'ninguem@itape.test');
    await userEvent.click(await screen.findByRole('radio', { name: /^Pode informar o andamento/ }, soon));
    await press('Salvar');
    await expect(await screen.findByRole('alert', {}, soon)).toHaveTextContent('Operador não encontrado.');
  },
};

export const Block: StoryObj = {
  name: 'Bloquear: o provedor não respondeu',
  parameters: app({
    [`POST ${of(0, '/Bloqueio')}`]: refused(
      503,
      'IDENTIDADE_INDISPONIVEL',
      'O operador já está bloqueado na agência, mas o provedor de acesso não respondeu.',
    ),
  }),
  play: async () => {
    await choose('Ana Agência', 'Bloquear');
    await dialogShown('Bloquear Ana Agência?');
    await press('Bloquear operador');
    await expect(await screen.findByRole('alert', {}, soon)).toBeVisible();
  },
};

export const Trail: StoryObj = {
  name: 'Histórico',
  parameters: app({ [`GET ${of(1, '/Auditoria')}`]: answered(auditoria) }),
  play: async () => {
    await choose('Beto Bilheteiro', 'Ver histórico');
    await expect(await shown(/comissão: de 2% para 2,5%/)).toBeVisible();
  },
};

export const NoTrail: StoryObj = {
  name: 'Histórico vazio',
  parameters: app({ [`GET ${of(3, '/Auditoria')}`]: answered([]) }),
  play: async () => {
    await choose('Rui Responsável', 'Ver histórico');
    await expect(await shown('Nada registrado ainda')).toBeVisible();
  },
};

export const Looks: StoryObj = {
  name: 'Consultas a dados pessoais',
  parameters: app({ [`GET ${of(1, '/Consultas')}`]: answered(consultas) }),
  play: async () => {
    await choose('Beto Bilheteiro', 'Ver consultas a dados pessoais');
    await expect(await shown('Conta procurada por CPF')).toBeVisible();
  },
};
