import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never, offline } from '../app/recordings';
import { agenciaNorte, agencias } from '../../tests/bodies/agenciasBodies';
import { semPendencias } from '../../tests/bodies/administracaoBodies';
import { answered, refused } from '../../tests/bodies/compraBodies';
import { dialogShown, fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Administração, agências', ...appStory };
export default meta;

const LIST = 'GET /Administracao/Agencias';
const app = (api: AppParameters['api'] = {}) => ({
  app: {
    path: '/administracao/agencias',
    identity: 'admin' as const,
    api: { 'GET /Administracao/Resumo': answered(semPendencias), [LIST]: answered(agencias), ...api },
  },
});

/** Opens an agency's menu and chooses an item. */
async function choose(nome: string, item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${nome}` }, soon));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }, soon));
}

async function fillNew(): Promise<void> {
  await press('Nova agência');
  await dialogShown('Nova agência');
  await fill('Nome da agência', 'Agência Oeste');
  await fill('CNPJ', '11222333000181');
  await fill('Nome completo do responsável', 'Célia Moura');
  await fill('E-mail do responsável', 'celia@itape.test');
}

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await shown('Agência Rodoviária do Tietê')).toBeVisible();
    await expect(await shown('4 agências')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: app({ [LIST]: answered({ agencias: [], total: 0 }) }),
  play: async () => {
    await expect(await shown('Nenhuma agência ainda')).toBeVisible();
  },
};

export const Loading: StoryObj = { name: 'Carregando', parameters: app({ [LIST]: never }) };

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: app({ [LIST]: brokenServer }),
  play: async () => {
    await expect(await shown('Não conseguimos buscar as agências')).toBeVisible();
  },
};

export const Offline: StoryObj = {
  name: 'Sem rede',
  parameters: app({ [LIST]: offline }),
  play: async () => {
    await expect(await shown('Não conseguimos buscar as agências')).toBeVisible();
  },
};

export const Invalid: StoryObj = {
  name: 'Nova agência: campos com erro',
  parameters: app(),
  play: async () => {
    await press('Nova agência');
    await fill('CNPJ', '11222333000182');
    await press('Criar agência');
    await expect((await screen.findAllByText('Informe um CNPJ válido', {}, soon))[0]).toBeVisible();
  },
};

export const Taken: StoryObj = {
  name: 'Nova agência: CNPJ cadastrado',
  parameters: app({
    'POST /Administracao/Agencias': refused(
      409,
      'AGENCIA_JA_EXISTE',
      'A agência Agência Centro já está cadastrada com este CNPJ.',
    ),
  }),
  play: async () => {
    await fillNew();
    await press('Criar agência');
    await expect(await shown(/já está cadastrada/)).toBeVisible();
  },
};

export const Detail: StoryObj = {
  name: 'Uma agência',
  parameters: app({ 'GET /Administracao/Agencias/2': answered(agenciaNorte) }),
  play: async () => {
    await choose('Agência Norte', 'Ver operadores e histórico');
    await expect(await shown('E-mail de outro acesso')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Novo convite a Caio Lima' }));
    await expect(await shown('A senha temporária vai para este e-mail.')).toBeVisible();
  },
};

export const Block: StoryObj = {
  name: 'Bloquear',
  parameters: app(),
  play: async () => {
    await choose('Agência Centro', 'Bloquear');
    await expect(await dialogShown('Bloquear Agência Centro?')).toBeVisible();
  },
};
