import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never, pedidos } from '../app/recordings';
import type { Pedido, SituacaoPedido } from '../../src/domain/wire/compra/pedidos';
import { answered, recordedData } from '../../tests/bodies/compraBodies';
import { estorno } from '../../tests/bodies/posVendaBodies';
import { dialogShown, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Minhas viagens', ...appStory };
export default meta;

const app = ({ api, ...parameters }: Partial<AppParameters> = {}) => ({
  app: {
    path: '/minhas-viagens',
    identity: 'cliente' as const,
    ...parameters,
    api: { 'GET /Bilhetes/Avaliaveis': answered([]), ...api },
  },
});

const emitido = recordedData<Pedido>('GET', `/Pedidos/${pedidos.emitido}`);
const pendente = recordedData<Pedido>('GET', `/Pedidos/${pedidos.pendente}`);

/** A copy of the recorded order with another id, in this state. */
const become = (pedido: Pedido, ultimo: string, situacao: SituacaoPedido): Pedido => ({
  ...pedido,
  id: `${pedido.id.slice(0, -1)}${ultimo}`,
  localizador: `${pedido.localizador.slice(0, -1)}${ultimo.toUpperCase()}`,
  situacao,
  expiraEm: null,
});
/** The same trip a month ago. */
const travelled: Pedido = {
  ...become(emitido, 'f', 'emitido'),
  itens: emitido.itens.map((item) => ({
    ...item,
    partida: { ...item.partida, dia: '2026-10-22', instante: '2026-10-22T00:10:00-03:00' },
    chegada: { ...item.chegada, dia: '2026-10-22', instante: '2026-10-22T06:35:00-03:00' },
  })),
};
const every = answered([
  emitido,
  travelled,
  pendente,
  become(pendente, 'd', 'emitindo'),
  become(pendente, 'b', 'pagamento_expirado'),
  become(pendente, 'e', 'estornado'),
]);

const goTo = async (aba: RegExp): Promise<void> => {
  await userEvent.click(await screen.findByRole('tab', { name: aba }, soon));
};

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app({ api: { 'GET /Pedidos': every } }),
  play: async () => {
    await expect(await shown(emitido.localizador)).toBeVisible();
  },
};

export const Past: StoryObj = {
  name: 'Passadas',
  parameters: app({
    api: {
      'GET /Pedidos': every,
      'GET /Bilhetes/Avaliaveis': answered(travelled.itens.slice(0, 1).map(({ bilheteId }) => bilheteId)),
    },
  }),
  play: async () => {
    await goTo(/Passadas/);
    await expect(await shown(travelled.localizador)).toBeVisible();
  },
};

export const Cancelled: StoryObj = {
  name: 'Canceladas',
  parameters: app({ api: { 'GET /Pedidos': every } }),
  play: async () => {
    await goTo(/Canceladas/);
    await expect(await shown('Valor devolvido')).toBeVisible();
  },
};

export const Refunding: StoryObj = {
  name: 'Devolução em andamento',
  parameters: app({
    api: {
      'GET /Pedidos': answered([
        { ...become(emitido, 'c', 'estorno_em_processamento'), estornos: [estorno()] },
        { ...emitido, itens: emitido.itens.map((item) => ({ ...item, bilheteSituacao: 'remarcado' as const })) },
      ]),
    },
  }),
  play: async () => {
    await goTo(/Canceladas/);
    await expect(await shown(/^Devolução de .* em andamento/)).toBeVisible();
    await expect(await shown('Remarcada')).toBeVisible();
  },
};

export const Pending: StoryObj = {
  name: 'Pendentes',
  parameters: app({ api: { 'GET /Pedidos': every } }),
  play: async () => {
    await goTo(/Pendentes/);
    await expect(await shown('Continuar pagamento')).toBeVisible();
    await expect(await shown('Atualizar pedido')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: app({ api: { 'GET /Pedidos': answered([]) } }),
  play: async () => {
    await expect(await shown('Nenhuma viagem marcada')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({ api: { 'GET /Pedidos': never } }),
  play: async () => {
    await expect(await screen.findByText('Carregando suas viagens', {}, soon)).toBeInTheDocument();
  },
};

export const WithError: StoryObj = {
  name: 'Erro',
  parameters: app({ api: { 'GET /Pedidos': brokenServer } }),
  play: async () => {
    await expect(await shown('Não conseguimos buscar suas viagens')).toBeVisible();
  },
};

/** Anonymous: home with the sign-in dialog. */
export const Anonymous: StoryObj = {
  name: 'Sem entrar',
  parameters: app({ identity: 'anonimo' }),
  play: async () => {
    await expect(await dialogShown('Entrar')).toBeVisible();
    await expect(await shown('Faça o login para continuar.')).toBeVisible();
  },
};
