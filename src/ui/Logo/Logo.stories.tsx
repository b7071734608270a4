import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Logo } from './Logo';
import { logoDocs } from './Logo.docs';

const meta: Meta<typeof Logo> = {
  title: 'Fundamentos/Logo',
  component: Logo,
  tags: ['estavel'],
  parameters: { documentation: logoDocs },
};
export default meta;
type Story = StoryObj<typeof Logo>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack gap={6}>
      <Inline gap={6}>
        <Logo size={24} />
        <Logo />
        <Logo size={64} />
      </Inline>
      <Inline gap={6}>
        <Logo markOnly size={24} />
        <Logo markOnly size={64} />
      </Inline>
      <div className="it-on-brand" style={{ padding: 24 }}>
        <Inline gap={6}>
          <Logo ground="brand" />
          <Logo ground="brand" markOnly size={64} />
        </Inline>
      </div>
    </Stack>
  ),
};
