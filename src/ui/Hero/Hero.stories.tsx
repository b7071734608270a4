import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../Card/Card';
import { Hero } from './Hero';

const meta: Meta<typeof Hero> = {
  title: 'Início/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'O Brasil inteiro pela janela',
    lede: 'Escolha sua poltrona, pague com Pix e embarque com o bilhete no celular.',
    children: <Card>Busca</Card>,
  },
};
export default meta;
type Story = StoryObj<typeof Hero>;

export const Default: Story = {};
export const LongContent: Story = {
  args: {
    level: 1,
    title: 'Passagens de ônibus para mais de trezentas cidades, com o preço inteiro desde a busca',
    lede: 'Sem taxa no fim da compra: o que aparece no resultado é o que você paga, com pedágio, taxa de embarque e seguro.',
  },
};
