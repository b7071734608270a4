import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { Skeleton } from '../Skeleton/Skeleton';
import { Tabs } from './Tabs';
import type { TabItem } from './Tabs';
import { tabsDocs } from './Tabs.docs';

const tabs: TabItem[] = [
  { id: 'proximas', label: 'Próximas', count: 2, content: 'Rio de Janeiro em 5 de dezembro; São Paulo em 8.' },
  { id: 'passadas', label: 'Passadas', content: 'Santos, em 12 de outubro.' },
  { id: 'canceladas', label: 'Canceladas', content: 'Nenhuma viagem cancelada.' },
  { id: 'pendentes', label: 'Pendentes', content: 'Nada a pagar.' },
];

const meta: Meta<typeof Tabs> = {
  title: 'Estrutura/Tabs',
  component: Tabs,
  tags: ['estavel'],
  parameters: { documentation: tabsDocs },
  render: (args) => (
    <Live initial={args.value} onChange={args.onChange}>
      {(value, change) => <Tabs {...args} value={value} onChange={change} />}
    </Live>
  ),
  args: { label: 'Minhas viagens', value: 'proximas', tabs, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  args: { value: 'passadas', tabs: tabs.map((tab, index) => ({ ...tab, count: index * 7 })) },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Ajuda',
    value: 'gratuidades',
    tabs: [
      {
        id: 'gratuidades',
        label: 'Gratuidades e descontos',
        content: 'Pessoas idosas, jovens e pessoas com deficiência.',
      },
      { id: 'bagagem', label: 'Bagagem e objetos esquecidos', count: 128, content: '30 kg no porão.' },
      { id: 'remarcacao', label: 'Remarcação, devolução e reembolso', content: 'Até três horas antes da partida.' },
      { id: 'menores', label: 'Viagem de crianças e adolescentes', content: 'Autorização de viagem.' },
    ],
  },
};

const withPanel = (content: TabItem['content']) =>
  tabs.map((tab) => (tab.id === 'proximas' ? { ...tab, content } : tab));

export const WithError: Story = {
  name: 'Erro',
  args: {
    tabs: withPanel(
      <ErrorState title="Prezado Cliente" onRetry={() => undefined}>
        Houve um erro na comunicação com o servidor. Por favor, tente novamente em alguns instantes.
      </ErrorState>,
    ),
  },
};

export const Loading: Story = {
  name: 'Carregando',
  args: { tabs: withPanel(<Skeleton label="Carregando suas viagens" shape="card" count={2} />) },
};

export const Empty: Story = {
  name: 'Vazio',
  args: { tabs: withPanel(<EmptyState title="Você ainda não tem viagens" />) },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab(/Próximas/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Passadas/)).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}');
    await expect(tab(/Pendentes/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Próximas/)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('passadas');
    await expect(canvas.getByRole('tabpanel', { name: /Passadas/ })).toHaveTextContent('Santos');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
