import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Card } from './Card';
import { cardDocs } from './Card.docs';

const meta: Meta<typeof Card> = {
  title: 'Estrutura/Card',
  component: Card,
  tags: ['estavel'],
  parameters: { documentation: cardDocs },
  args: { title: 'Próxima viagem', children: 'São Paulo, Tietê → Rio de Janeiro, Novo Rio' },
};
export default meta;
type Story = StoryObj<typeof Card>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack>
      <Card>Sem título: sáb., 5 de dezembro, 22h15, Tietê, plataforma 34</Card>
      <Card title="Resumo da compra" aside={<StatusBadge kind="success">Pago</StatusBadge>}>
        2 poltronas leito, R$ 312,80
      </Card>
      <Card tone="sunken" title="Bagagem">
        Uma mala de até 30 kg no porão e uma de mão de até 5 kg.
      </Card>
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    title: 'Volta de Campos dos Goytacazes a São José do Rio Preto, com conexão no Rio de Janeiro',
    aside: <StatusBadge kind="warning">Aguardando a confirmação do pagamento</StatusBadge>,
    children:
      'Embarque na Rodoviária Roberto Silveira às 21h40 de 5 de dezembro e chegada à Rodoviária Governador Laudo Natel às 14h25 do dia seguinte. Apresente-se com 30 minutos de antecedência e documento com foto.',
  },
};

export const Loading: Story = {
  name: 'Carregando',
  args: { title: 'Resumo da compra', children: <Skeleton label="Carregando o resumo da compra" count={3} /> },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
