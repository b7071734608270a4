import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { SeatWait } from '../SeatWait/SeatWait';
import { Stack } from '../Stack/Stack';
import { TripTimeline } from '../TripTimeline/TripTimeline';
import { TripCard, type TripCardProps } from './TripCard';
import { tripCardDocs } from './TripCard.docs';
import { TripCardSkeleton } from './TripCardSkeleton';

const meta: Meta<typeof TripCard> = {
  title: 'Viagens/TripCard',
  component: TripCard,
  tags: ['estavel'],
  parameters: { documentation: tripCardDocs },
  args: {
    id: '1',
    partida: { hora: '22:30', cidade: 'São Paulo, SP', terminal: 'Terminal Rodoviário do Tietê' },
    chegada: { hora: '05:00', cidade: 'Rio de Janeiro, RJ', terminal: 'Rodoviária Novo Rio' },
    diaChegada: '+1 dia',
    duracao: '6h 30min',
    duracaoFalada: '6 horas e 30 minutos',
    classes: ['Executivo'],
    poltronasLivres: 32,
    total: 'R$ 112,50',
    operadora: 'Itapê',
    onSelect: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof TripCard>;

const smallHours = {
  partida: { hora: '00:15', cidade: 'São Paulo, SP', terminal: 'Terminal Rodoviário do Tietê' },
  madrugada: 'madrugada de sábado',
  diaChegada: null,
};

const offered = (describedBy: string) => <SeatWait {...{ describedBy }} waiting={false} onAsk={fn()} onStop={fn()} />;
const wanted = (describedBy: string) => <SeatWait {...{ describedBy }} waiting onAsk={fn()} onStop={fn()} />;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <TripCard {...args} />
      <TripCard {...args} selected />
      <TripCard {...args} poltronasLivres={3} classes={['Semileito', 'Leito']} aPartirDe />
      <TripCard {...args} {...smallHours} poltronasLivres={1} />
      <TripCard {...args} poltronasLivres={0} />
      <TripCard {...args} poltronasLivres={0} wait={offered} />
      <TripCard {...args} poltronasLivres={0} wait={wanted} onDetails={fn()} />
    </Stack>
  ),
};

export const LastSeats: Story = {
  name: 'Últimas poltronas',
  args: { poltronasLivres: 3, classes: ['Semileito', 'Leito'], aPartirDe: true },
};

export const SoldOut: Story = { name: 'Esgotada', args: { poltronasLivres: 0 } };

export const SoldOutWait: Story = { name: 'Esgotada, com aviso', args: { poltronasLivres: 0, wait: offered } };

export const Selected: Story = { name: 'Selecionada', args: { selected: true } };

export const SmallHours: Story = { name: 'Madrugada', args: { ...smallHours, poltronasLivres: 1 } };

export const Change: Story = {
  name: 'Com uma troca',
  args: {
    troca: '1 troca em Resende, RJ (espera de 1h 20min)',
    classes: ['Convencional', 'Semileito'],
    operadora: 'Itapê e Itapê Sul',
    aPartirDe: true,
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    partida: {
      hora: '06:05',
      cidade: 'Vila Bela da Santíssima Trindade, MT',
      terminal: 'Terminal Rodoviário Municipal Prefeito Joaquim de Almeida',
    },
    chegada: {
      hora: '23:55',
      cidade: 'São José do Vale do Rio Preto, RJ',
      terminal: 'Terminal Rodoviário Bianor Martins Esteves',
    },
    diaChegada: '+2 dias',
    duracao: '65h 50min',
    duracaoFalada: '65 horas e 50 minutos',
    classes: ['Convencional', 'Executivo', 'Semileito', 'Leito-cama'],
    total: 'R$ 1.234,56',
    aPartirDe: true,
    operadora: 'Viação Itapê do Centro-Oeste',
  },
};

const regra = 'Cancele com 100% de volta em até 7 dias da compra';

const stops = (
  <TripTimeline
    paradas={[
      { id: '1', hora: '22:30', cidade: 'São Paulo, SP', terminal: 'Terminal Rodoviário do Tietê' },
      { id: '2', hora: '02:10', cidade: 'Resende, RJ', terminal: 'Rodoviária de Resende', diaSeguinte: '+1 dia' },
      {
        id: '3',
        hora: '05:00',
        cidade: 'Rio de Janeiro, RJ',
        terminal: 'Rodoviária Novo Rio',
        diaSeguinte: '+1 dia',
      },
    ]}
  />
);

/** Unfolds and folds, as the results make it. */
const unfolding = ({ open = false, onDetails, ...card }: TripCardProps) => (
  <Live initial={open}>
    {(isOpen, change) => (
      <TripCard
        {...card}
        open={isOpen}
        details={isOpen ? stops : undefined}
        onDetails={(id, next) => {
          change(next);
          onDetails?.(id, next);
        }}
      />
    )}
  </Live>
);

export const Stops: Story = {
  name: 'Regra e paradas',
  args: { regra, onSeats: fn(), onDetails: fn(), details: stops },
  play: async ({ args, canvasElement }) => {
    const more = within(canvasElement).getByRole('button', { name: 'Ver paradas' });
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(more);
    await expect(args.onDetails).toHaveBeenCalledWith('1', false);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ver poltronas' }));
    await expect(args.onSeats).toHaveBeenCalledWith('1');
  },
};

/** Unfolded by a press and by the keyboard; the focus stays on the button, which says what it holds. */
export const Open: Story = {
  name: 'Aberta',
  args: { regra, onSeats: fn(), onDetails: fn() },
  render: unfolding,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'Ver paradas' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Rodoviária de Resende')).toBeNull();
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Rodoviária de Resende')).toBeVisible();
    await expect(document.getElementById(more.getAttribute('aria-controls') ?? '')).toContainElement(
      canvas.getByText('Rodoviária de Resende'),
    );
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveFocus();
    await expect(canvas.queryByText('Rodoviária de Resende')).toBeNull();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Rodoviária de Resende')).toBeVisible();
    await expect(args.onDetails).toHaveBeenLastCalledWith('1', true);
  },
};

/** Asked for and not drawn yet: the button says so at once. */
export const Opening: Story = {
  name: 'Abrindo',
  args: { regra, onSeats: fn(), onDetails: fn(), open: true },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button', { name: 'Ver paradas' });
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(more).not.toHaveAttribute('aria-controls');
  },
};

export const Loading: Story = { name: 'Carregando', render: () => <TripCardSkeleton label="Carregando a viagem" /> };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Selecionar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('1');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
