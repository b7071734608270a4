import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { TicketCard } from './TicketCard';
import { ticketCardDocs } from './TicketCard.docs';
import { TicketCardSkeleton } from './TicketCardSkeleton';
import { sampleTicket } from './sampleTicket';

const download = fn();

const meta: Meta<typeof TicketCard> = {
  title: 'Bilhetes/TicketCard',
  component: TicketCard,
  tags: ['estavel'],
  parameters: { documentation: ticketCardDocs },
  args: {
    ...sampleTicket,
    children: (
      <>
        <Button variant="secondary" onClick={download}>
          Baixar PDF
        </Button>
        <Button variant="secondary">Adicionar à agenda</Button>
        <Button variant="quiet">Remarcar</Button>
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof TicketCard>;

const oneCode = sampleTicket.codigos.slice(0, 1);

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={8}>
      <TicketCard {...args} codigos={oneCode} situacao={{ texto: 'Embarque em 2 horas', kind: 'accent' }} />
      <TicketCard {...args} plataforma={null} codigos={oneCode} children={undefined} />
      <TicketCard {...args} codigos={oneCode} situacao={{ texto: 'Embarcado', kind: 'neutral' }} children={undefined} />
      <TicketCard {...args} isVoid situacao={{ texto: 'Cancelado', kind: 'danger' }} children={undefined} />
      <TicketCard {...args} isVoid situacao={{ texto: 'Remarcado', kind: 'info' }} children={undefined} />
    </Stack>
  ),
};

export const Punctuality: Story = {
  name: 'Pontualidade da linha',
  args: { pontualidade: 'No horário em 92% das últimas 50 viagens desta linha' },
};

export const Rated: Story = { name: 'Viagem avaliada', args: { avaliacao: '4 de 5 estrelas' } };

export const OneCode: Story = { name: 'Um código só', args: { codigos: oneCode } };

export const Minor: Story = {
  name: 'Menor de idade',
  args: {
    passageiro: 'João Pedro de Souza',
    documento: 'Certidão de nascimento 104.538-01',
    avisos: ['Menor de 16 anos sem adulto no pedido: leve a autorização de viagem assinada.'],
  },
};

export const Extras: Story = {
  name: 'Adicionais',
  args: {
    adicionais: [
      {
        nome: '2 × Volume extra de bagagem',
        valor: 'R$ 50,00',
        acao: (
          <Button variant="quiet" size="small">
            Cancelar adicional <span className="it-visually-hidden">Volume extra de bagagem</span>
          </Button>
        ),
      },
      { nome: '1 × Bicicleta', valor: 'R$ 40,00', situacao: 'Cancelado' },
    ],
    avisos: ['Adicionais: 2 × Volume extra de bagagem. Apresente ao motorista no embarque.'],
  },
};

export const Cancelled: Story = {
  name: 'Cancelado',
  args: { isVoid: true, situacao: { texto: 'Cancelado', kind: 'danger' } },
};

export const PlatformUnknown: Story = {
  name: 'Plataforma a confirmar',
  args: { plataforma: null, codigos: [], children: undefined },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    partida: {
      hora: '00:15',
      cidade: 'Vila Bela da Santíssima Trindade, MT',
      terminal: 'Terminal Rodoviário Municipal Prefeito Joaquim de Almeida',
    },
    chegada: {
      hora: '23:55',
      cidade: 'São José do Vale do Rio Preto, RJ',
      terminal: 'Terminal Rodoviário Bianor Martins Esteves',
    },
    diaChegada: '+2 dias',
    passageiro: 'Pedro de Alcântara Francisco Antônio João Carlos Xavier de Paula Miguel Rafael Joaquim José Gonzaga',
    situacao: { texto: 'Embarque em 2 horas', kind: 'accent' },
    avisos: ['Menor de 16 anos sem adulto no pedido: leve a autorização de viagem assinada, com firma reconhecida.'],
  },
};

export const Loading: Story = { name: 'Carregando', render: () => <TicketCardSkeleton /> };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    const button = (name: string) => within(canvasElement).getByRole('button', { name });
    await userEvent.tab();
    await expect(button('Código de embarque')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('img', { name: 'Código da catraca' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button('Baixar PDF')).toHaveFocus();
    download.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(download).toHaveBeenCalledTimes(1);
  },
};

/** Print or emulate print media: no backgrounds, no buttons, codes of 42 mm. */
export const Print: Story = { name: 'Impressão' };

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
