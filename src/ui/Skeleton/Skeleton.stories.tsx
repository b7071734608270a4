import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';
import { skeletonDocs } from './Skeleton.docs';

const meta: Meta<typeof Skeleton> = {
  title: 'Avisos/Skeleton',
  component: Skeleton,
  tags: ['estavel'],
  parameters: { documentation: skeletonDocs },
  args: { label: 'Carregando viagens', shape: 'card', count: 3 },
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack gap={6}>
      <Skeleton label="Carregando a página" shape="title" />
      <Skeleton count={3} />
      <Skeleton shape="circle" />
      <Skeleton shape="card" count={2} />
    </Stack>
  ),
};

/** One placeholder is announced; the others are silent. */
export const Loading: Story = {
  name: 'Carregando',
  render: () => (
    <Card>
      <Stack>
        <Skeleton label="Carregando o resumo da compra" shape="title" />
        <Skeleton count={4} />
      </Stack>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status')).toHaveLength(1);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
