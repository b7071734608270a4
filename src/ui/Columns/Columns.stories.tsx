import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Columns } from './Columns';
import { columnsDocs } from './Columns.docs';

const cards = ['Passageiros', 'Resumo da compra'].map((text) => <Card key={text}>{text}</Card>);

const meta: Meta<typeof Columns> = {
  title: 'Estrutura/Columns',
  component: Columns,
  tags: ['estavel'],
  parameters: { documentation: columnsDocs },
  args: { shape: 'aside', children: cards },
};
export default meta;
type Story = StoryObj<typeof Columns>;

export const Default: Story = { name: 'Padrão' };

const shapes = ['even', 'third', 'code', 'filters', 'facts', 'aside', 'notes'] as const;

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack gap={6}>
      {shapes.map((shape) => (
        <Columns key={shape} shape={shape} gap={4}>
          <Card>{shape}</Card>
          <Card>Segunda</Card>
        </Columns>
      ))}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    children: [
      <p key="1">
        Bilhetes que abrem sem internet, avisos de atraso e de plataforma, e a compra a um toque da tela inicial do
        celular ou do computador.
      </p>,
      <p key="2">localizador-que-nao-tem-onde-quebrar-7K2M9Q7K2M9Q7K2M9Q7K2M9Q7K2M9Q7K2M9Q7K2M9Q7K2M9Q7K2M9Q</p>,
    ],
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
