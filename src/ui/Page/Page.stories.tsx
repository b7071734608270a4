import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { LinkButton } from '../LinkButton/LinkButton';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import { Page } from './Page';
import { pageDocs } from './Page.docs';

const meta: Meta<typeof Page> = {
  title: 'Estrutura/Page',
  component: Page,
  tags: ['estavel'],
  args: {
    title: 'Minhas viagens',
    lede: 'Passagens, bilhetes e pagamentos em um lugar só.',
    children: <Card title="Próxima viagem">São Paulo, Tietê → Rio de Janeiro, Novo Rio</Card>,
  },
  parameters: {
    documentation: pageDocs,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '420px' } },
  },
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(document.title).toBe('Minhas viagens – Itapê');
  },
};

/** Form width, with breadcrumbs above the heading. */
export const States: Story = {
  name: 'Estados',
  args: {
    width: 'form',
    above: <Breadcrumbs trail={[{ label: 'Minha conta', href: '#minha-conta' }]} current="Alterar e-mail" />,
    title: 'Alterar e-mail',
    lede: 'Enviamos um código para o e-mail novo.',
    children: <Card>ana.souza@exemplo.com.br</Card>,
  },
};

/** Results: a button of the whole page; `dense` leaves a phone's first screen to the list. */
export const Dense: Story = {
  name: 'Densa',
  args: {
    dense: true,
    title: 'São Paulo, SP → Rio de Janeiro, RJ',
    lede: 'sábado, 05/12/2026',
    action: (
      <Button variant="secondary" size="small">
        Alterar busca
      </Button>
    ),
  },
};

/** Home: the heading is visually hidden, and the focus stays at the top. */
export const TitleHidden: Story = {
  name: 'Título que só se ouve',
  args: { titleHidden: true, focusTitle: false, title: 'Passagens de ônibus', width: 'full', lede: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).not.toHaveFocus();
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    title: 'Viagens de Campos dos Goytacazes a São José do Rio Preto em 5 de dezembro',
    lede: 'Doze partidas entre a meia-noite e as 23h45, com preço total por passageiro e as paradas de cada uma.',
    children: (
      <Stack>
        {['Convencional', 'Executivo', 'Semileito', 'Leito', 'Leito-cama'].map((classe) => (
          <Card key={classe} title={classe}>
            Partida às 22h15 do Terminal Rodoviário Shopping Estrada
          </Card>
        ))}
      </Stack>
    ),
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: {
    children: (
      <ErrorState title="Prezado Cliente" onRetry={() => undefined}>
        Houve um erro na comunicação com o servidor. Por favor, tente novamente em alguns instantes.
      </ErrorState>
    ),
  },
};

export const Loading: Story = {
  name: 'Carregando',
  args: { children: <Skeleton label="Carregando suas viagens" shape="card" count={3} /> },
};

export const Empty: Story = {
  name: 'Vazio',
  args: {
    children: (
      <EmptyState title="Você ainda não tem viagens" action={<LinkButton href="#home">Buscar viagens</LinkButton>}>
        As passagens que você comprar aparecem aqui.
      </EmptyState>
    ),
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  args: { children: <Button>Baixar os bilhetes</Button> },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Baixar os bilhetes' })).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
