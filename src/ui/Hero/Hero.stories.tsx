import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Hero } from './Hero';
import { heroDocs } from './Hero.docs';

const meta: Meta<typeof Hero> = {
  title: 'Busca/Hero',
  component: Hero,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen', documentation: heroDocs },
  args: {
    title: 'O Brasil inteiro pela janela',
    lede: 'Escolha sua poltrona, pague com Pix e embarque com o bilhete no celular.',
    children: (
      <Card title="Para onde vamos?">
        <Button variant="accent">Buscar viagens</Button>
      </Card>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Hero>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={8}>
      <Hero {...args} />
      <Hero {...args} title="Sem subtítulo" lede="">
        <Card>Busca</Card>
      </Hero>
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    level: 1,
    title: 'Passagens de ônibus para mais de trezentas cidades, com o preço inteiro desde a busca',
    lede: 'Sem taxa no fim da compra: o que aparece no resultado é o que você paga, com pedágio, taxa de embarque e seguro.',
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
