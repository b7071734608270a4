import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stepper } from './Stepper';

const meta: Meta<typeof Stepper> = {
  title: 'Compra/Stepper',
  component: Stepper,
  args: { steps: ['Poltronas', 'Passageiros', 'Pagamento', 'Bilhete'], current: 0 },
};
export default meta;
type Story = StoryObj<typeof Stepper>;

export const First: Story = {};
export const Third: Story = { args: { current: 2 } };
export const Last: Story = { args: { current: 3 } };
