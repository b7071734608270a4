import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton';
import { FilterIcon } from '../icons/FilterIcon';
import { TicketIcon } from '../icons/TicketIcon';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Badge } from './Badge';
import { badgeDocs } from './Badge.docs';

const meta: Meta<typeof Badge> = {
  title: 'Avisos/Badge',
  component: Badge,
  tags: ['beta'],
  parameters: { documentation: badgeDocs },
  args: { count: 3, label: 'bilhetes emitidos', children: <TicketIcon size={28} /> },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Default: Story = { name: 'Padrão' };

const filters = (count: number) => (
  <IconButton label={count ? `Filtros, ${count} ativos` : 'Filtros'}>
    <Badge count={count}>
      <FilterIcon size={24} />
    </Badge>
  </IconButton>
);

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={6}>
      <Inline gap={6}>
        {[1, 12, 99, 100].map((count) => (
          <Badge key={count} {...args} count={count} />
        ))}
      </Inline>
      <Inline gap={6}>
        {filters(2)}
        {filters(0)}
      </Inline>
      <div className="it-on-brand" style={{ padding: 8 }}>
        {filters(5)}
      </div>
    </Stack>
  ),
};

/** Short visible text, full accessible text. */
export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: { count: 12480 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
    await expect(within(canvasElement).getByText('12480 bilhetes emitidos')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: 'Vazio',
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('0')).not.toBeInTheDocument();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
