import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { List } from '../List/List';
import { ChatLog } from './ChatLog';
import { chatLogDocs } from './ChatLog.docs';
import { ChatTrip } from './ChatTrip';

const meta: Meta<typeof ChatLog> = {
  title: 'Avisos/ChatLog',
  component: ChatLog,
  tags: ['beta'],
  parameters: { documentation: chatLogDocs },
  args: {
    label: 'Conversa com o assistente',
    messages: [
      { id: '1', own: true, author: 'Você', content: 'Amanhã cedo de Campinas para o Rio, 2 pessoas' },
      {
        id: '2',
        own: false,
        author: 'Assistente',
        content: 'Entendi: Campinas → Rio de Janeiro, domingo, 22/11, cedo, até as 10h, 2 pessoas.',
      },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof ChatLog>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('log')).toHaveTextContent('Você: Amanhã cedo');
  },
};

export const States: Story = {
  name: 'Estados',
  args: {
    messages: [
      { id: '1', own: true, author: 'Você', content: 'Oi' },
      { id: '2', own: false, author: 'Assistente', content: 'Olá!\nPara onde você quer ir?' },
      { id: '3', own: true, author: 'Você', content: 'Santos' },
    ],
    typing: 'O assistente está escrevendo',
  },
};

/** Trips that the assistant found, in a bubble. */
export const Trips: Story = {
  name: 'Viagens',
  tags: ['sem-retrato'],
  args: {
    messages: [
      {
        id: '1',
        own: false,
        author: 'Assistente',
        content: (
          <List gap={3} lines="between" label="Viagens encontradas">
            <li>
              <ChatTrip times="22h15 → 4h40" price="R$ 128,90" about="Executivo, 6h25" each="2 × R$ 64,45" />
            </li>
            <li>
              <ChatTrip times="23h → 5h30" price="R$ 98,00" about="Convencional, 6h30" />
            </li>
          </List>
        ),
      },
    ],
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    messages: [
      { id: '1', own: true, author: 'Você', content: 'Quero saber tudo sobre a viagem. '.repeat(12) },
      { id: '2', own: false, author: 'Assistente', content: `Semespaços${'muitolongo'.repeat(14)}` },
    ],
  },
};

export const Failed: Story = {
  name: 'Erro',
  args: {
    messages: [
      {
        id: '1',
        own: true,
        author: 'Você',
        content: 'Onde está meu pedido?',
        note: (
          <>
            Não foi enviada.{' '}
            <Button variant="quiet" size="small">
              Tentar de novo
            </Button>
          </>
        ),
      },
    ],
  },
};

export const Loading: Story = { name: 'Carregando', args: { messages: [], typing: 'O assistente está escrevendo' } };

export const Empty: Story = { name: 'Vazio', args: { messages: [] } };

export const Keyboard: Story = {
  ...Failed,
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Tentar de novo' })).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
