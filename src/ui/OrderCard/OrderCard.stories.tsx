import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { OrderCard } from './OrderCard';
import { orderCardDocs } from './OrderCard.docs';

const open = fn();

const meta: Meta<typeof OrderCard> = {
  title: 'Bilhetes/OrderCard',
  component: OrderCard,
  tags: ['estavel'],
  parameters: { documentation: orderCardDocs },
  args: {
    origem: 'São Paulo, SP',
    destino: 'Rio de Janeiro, RJ',
    dia: { numero: '05', mes: 'dez', semana: 'sáb.' },
    hora: '22:30',
    terminal: 'Terminal Rodoviário do Tietê',
    detalhe: 'Poltronas 12 e 13 · Executivo',
    localizador: 'K7M2Q9',
    total: 'R$ 225,00',
    situacao: { texto: 'Confirmada', kind: 'success' },
    children: (
      <Button variant="secondary" onClick={open}>
        Ver bilhete
      </Button>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof OrderCard>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <OrderCard {...args} />
      <OrderCard {...args} situacao={{ texto: 'Aguardando pagamento', kind: 'warning' }}>
        <Button>Pagar com Pix</Button>
      </OrderCard>
      <OrderCard {...args} situacao={{ texto: 'Emitindo bilhete', kind: 'info' }} children={undefined} />
      <OrderCard {...args} situacao={{ texto: 'Embarcado', kind: 'neutral' }} children={undefined} />
      <OrderCard {...args} situacao={{ texto: 'Cancelada, valor devolvido', kind: 'danger' }} children={undefined} />
    </Stack>
  ),
};

export const Pending: Story = {
  name: 'Aguardando pagamento',
  args: { situacao: { texto: 'Aguardando pagamento', kind: 'warning' }, children: <Button>Pagar com Pix</Button> },
};

export const WithLines: Story = {
  name: 'Com boleto e adicionais',
  args: {
    situacao: { texto: 'Aguardando pagamento', kind: 'warning' },
    linhas: ['Adicionais: 1 × Bicicleta, 2 × Volume extra de bagagem', 'Boleto: pague até 02/12/2026'],
    children: <Button>Ver boleto</Button>,
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    origem: 'Vila Bela da Santíssima Trindade, MT',
    destino: 'São José do Vale do Rio Preto, RJ',
    terminal: 'Terminal Rodoviário Municipal Prefeito Joaquim de Almeida',
    detalhe: 'Poltronas 1, 2, 3, 4, 5 e 6 · Leito-cama',
    total: 'R$ 12.345,67',
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    open.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Ver bilhete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledTimes(1);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
