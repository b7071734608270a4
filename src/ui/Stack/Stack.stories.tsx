import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../Card/Card';
import { Inline } from '../Inline/Inline';
import { Stack } from './Stack';
import { stackDocs } from './Stack.docs';

const boxes = ['Origem', 'Destino', 'Data'].map((text) => <Card key={text}>{text}</Card>);

const meta: Meta<typeof Stack> = {
  title: 'Estrutura/Stack',
  component: Stack,
  tags: ['estavel'],
  parameters: { documentation: stackDocs },
  args: { children: boxes },
};
export default meta;
type Story = StoryObj<typeof Stack>;

export const Default: Story = { name: 'Padrão' };

const gaps = [1, 2, 3, 4, 6, 8, 12] as const;

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Inline gap={6} align="start">
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap}>
          <strong>gap {gap}</strong>
          <span>Origem</span>
          <span>Destino</span>
        </Stack>
      ))}
    </Inline>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    children: [
      <p key="1">
        Embarque na Rodoviária Roberto Silveira, em Campos dos Goytacazes, às 21h40, com 30 minutos de antecedência e
        documento com foto.
      </p>,
      <p key="2">
        localizador-de-um-pedido-que-veio-de-outro-sistema-e-não-tem-onde-quebrar-7K2M9Q7K2M9Q7K2M9Q7K2M9Q7K2M9Q
      </p>,
    ],
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
