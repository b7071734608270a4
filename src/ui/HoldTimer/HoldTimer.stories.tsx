import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { HoldTimer } from './HoldTimer';
import { holdTimerDocs } from './HoldTimer.docs';

/** A fixed clock, for a stable picture. */
const noon = () => 0;

const meta: Meta<typeof HoldTimer> = {
  title: 'Compra/HoldTimer',
  component: HoldTimer,
  tags: ['estavel'],
  parameters: { documentation: holdTimerDocs },
  args: { name: 'Tempo de reserva', expiresAt: 572_000, now: noon, onExpire: fn() },
};
export default meta;
type Story = StoryObj<typeof HoldTimer>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <HoldTimer {...args} name="Com folga" />
      <HoldTimer {...args} name="Menos de 2 minutos" expiresAt={95_000} />
      <HoldTimer {...args} name="Menos de 30 segundos" expiresAt={12_000} />
      <HoldTimer {...args} name="Esgotado" expiresAt={0} />
    </Stack>
  ),
};

/** Near the end: more time is offered, and may fail. */
export const Extensible: Story = {
  name: 'Com mais tempo',
  tags: ['sem-retrato'],
  args: {
    expiresAt: 95_000,
    children: (
      <>
        <Button variant="secondary" size="small">
          Mais 5 min
        </Button>
        <Text tone="error" size="sm" announce="alert">
          Não conseguimos prorrogar. Tente de novo.
        </Text>
      </>
    ),
  },
};

/** Uses the real clock: five minutes from opening. */
export const Live: Story = {
  tags: ['sem-retrato'],
  name: 'Ao vivo',
  args: { now: Date.now },
  render: (args) => <HoldTimer {...args} expiresAt={Date.now() + 300_000} />,
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: { name: 'Tempo para confirmar com o banco emissor do cartão', expiresAt: 5_999_000 },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
