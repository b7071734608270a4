import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/Card';
import { Page } from './Page';

const meta: Meta<typeof Page> = {
  title: 'Estrutura/Page',
  component: Page,
  args: {
    title: 'Minhas viagens',
    lede: 'Passagens, bilhetes e pagamentos em um lugar só.',
    children: <Card title="Próxima viagem">São Paulo → Rio de Janeiro</Card>,
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
export const Form: Story = { args: { width: 'form', title: 'Alterar e-mail' } };
export const TitleHidden: Story = { args: { titleHidden: true, focusTitle: false } };
