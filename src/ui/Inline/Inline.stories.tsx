import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Inline } from './Inline';
import { inlineDocs } from './Inline.docs';

const boxes = ['Origem', 'Destino', 'Data'].map((text) => <Card key={text}>{text}</Card>);

const meta: Meta<typeof Inline> = {
  title: 'Estrutura/Inline',
  component: Inline,
  tags: ['estavel'],
  parameters: { documentation: inlineDocs },
  args: { children: boxes },
};
export default meta;
type Story = StoryObj<typeof Inline>;

export const Default: Story = { name: 'Padrão' };

const pair = [<strong key="nome">Total</strong>, <span key="valor">R$ 312,80</span>];

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack>
      <Inline>{pair}</Inline>
      <Inline justify="between" align="baseline">
        {pair}
      </Inline>
      <Inline justify="end" gap={6}>
        <Button variant="quiet">Voltar</Button>
        <Button>Continuar</Button>
      </Inline>
      <Inline align="start" gap={1}>
        {boxes}
      </Inline>
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    children: [
      <Card key="1">
        Campos dos Goytacazes, Terminal Rodoviário Shopping Estrada, plataforma 12, com 30 minutos de antecedência
      </Card>,
      <Card key="2">localizador-que-não-tem-onde-quebrar-7K2M9Q7K2M9Q7K2M9Q7K2M9Q7K2M9Q7K2M9Q</Card>,
      ...boxes,
    ],
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
