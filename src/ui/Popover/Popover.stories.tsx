import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { InfoIcon } from '../icons/InfoIcon';
import { Popover } from './Popover';

const meta: Meta<typeof Popover> = {
  title: 'Sobreposições/Popover',
  component: Popover,
  args: {
    label: 'O que está incluso',
    icon: <InfoIcon />,
    children: 'Tarifa, pedágio, taxa de embarque e 30 kg de bagagem no porão.',
  },
};
export default meta;
type Story = StoryObj<typeof Popover>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'O que está incluso' }));
    await expect(await within(document.body).findByRole('dialog', { name: 'O que está incluso' })).toBeVisible();
  },
};
