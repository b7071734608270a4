import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Grid } from './Grid';
import { gridDocs } from './Grid.docs';

const cards = ['Pontualidade', 'Segurança', 'Conforto', 'Preço justo'].map((text) => <Card key={text}>{text}</Card>);

const meta: Meta<typeof Grid> = {
  title: 'Estrutura/Grid',
  component: Grid,
  tags: ['estavel'],
  parameters: { documentation: gridDocs },
  args: { min: 14, children: cards },
};
export default meta;
type Story = StoryObj<typeof Grid>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack gap={8}>
      <Grid min={19} gap={6} rowGap={0}>
        {cards}
      </Grid>
      <Grid min={14} gap={3} stretch>
        {cards.slice(0, 2)}
      </Grid>
      <Grid min={15} three>
        {cards}
      </Grid>
      <Grid min={20} list label="Nossos compromissos">
        {cards.map((card) => (
          <li key={card.key}>{card}</li>
        ))}
      </Grid>
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    children: [
      <Card key="1">
        Embarque na Rodoviária Roberto Silveira, em Campos dos Goytacazes, com 30 minutos de antecedência e documento.
      </Card>,
      <Card key="2">identificador-que-nao-tem-onde-quebrar-7K2M9Q7K2M9Q7K2M9Q7K2M9Q7K2M9Q</Card>,
    ],
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
