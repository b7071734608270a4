import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../Stack/Stack';
import { Heading } from './Heading';
import { Text } from './Text';
import { textDocs } from './Text.docs';

const meta: Meta<typeof Text> = {
  title: 'Estrutura/Text',
  component: Text,
  tags: ['estavel'],
  parameters: { documentation: textDocs },
  args: { children: 'Sem datas, a lista mostra os últimos 30 dias.', tone: 'quiet', size: 'sm' },
};
export default meta;
type Story = StoryObj<typeof Text>;

export const Default: Story = { name: 'Padrão' };

const sizes = ['sm', undefined, 'lg', 'xl', '2xl', '3xl'] as const;
const weights = ['regular', 'medium', 'bold', 'heavy'] as const;
const headings = ['md', 'lg', 'xl'] as const;

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack gap={3}>
      {sizes.map((size) => (
        <Text key={size ?? 'md'} size={size} figures>
          R$ 128,90
        </Text>
      ))}
      {weights.map((weight) => (
        <Text key={weight} weight={weight}>
          {`Peso ${weight}`}
        </Text>
      ))}
      <Text tone="quiet">Quieto</Text>
      {headings.map((size) => (
        <Heading key={size} level={3} size={size}>
          {`Título ${size}`}
        </Heading>
      ))}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  render: () => (
    <Stack gap={3}>
      <Text wrap="anywhere">
        endereco-de-um-operador-que-nao-tem-onde-quebrar-a-linha@agencia-do-terminal-rodoviario.example.com
      </Text>
      <Text wrap="lines">{'Comprei a volta para o dia errado.\n\nPodem trocar para domingo?'}</Text>
    </Stack>
  ),
};

export const WithError: Story = {
  name: 'Erro',
  args: { children: 'Não conseguimos prorrogar. Tente de novo.', tone: 'error', announce: 'alert' },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
