import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { HoldTimer } from '../HoldTimer/HoldTimer';
import { Stack } from '../Stack/Stack';
import { PurchaseSummary } from './PurchaseSummary';
import type { SummaryLeg } from './PurchaseSummary';
import { TripStrip } from './TripStrip';
import { purchaseSummaryDocs } from './PurchaseSummary.docs';

const ida: SummaryLeg = {
  titulo: 'Ida',
  rota: 'São Paulo, SP → Rio de Janeiro, RJ',
  quando: 'sáb., 05/12 · 22:30',
  detalhe: 'Executivo · poltronas 12 e 13',
};
const volta: SummaryLeg = {
  titulo: 'Volta',
  rota: 'Rio de Janeiro, RJ → São Paulo, SP',
  quando: 'ter., 08/12 · 00:15',
  madrugada: 'madrugada de terça-feira',
  detalhe: 'Leito · poltronas 3 e 4',
};
const goOn = fn();

const meta: Meta<typeof PurchaseSummary> = {
  title: 'Compra/PurchaseSummary',
  component: PurchaseSummary,
  tags: ['estavel'],
  parameters: { documentation: purchaseSummaryDocs },
  args: {
    trechos: [ida],
    rows: [
      { label: 'Tarifa, 2 poltronas', value: 'R$ 200,00' },
      { label: 'Pedágio', value: 'R$ 12,00' },
      { label: 'Taxa de embarque', value: 'R$ 10,00' },
      { label: 'Seguro', value: 'R$ 3,00' },
    ],
    total: 'R$ 225,00',
    timer: <HoldTimer name="Tempo de reserva" expiresAt={572_000} now={() => 0} />,
    action: (
      <Button size="large" fullWidth onClick={goOn}>
        Continuar
      </Button>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof PurchaseSummary>;

export const Default: Story = { name: 'Padrão' };

/** The strip above each step; while it is loading, it keeps its two lines. */
export const Strip: Story = {
  name: 'Faixa da viagem',
  render: () => (
    <Stack gap={6}>
      <TripStrip trechos={[ida]} />
      <TripStrip trechos={[ida, volta]} />
      <TripStrip trechos={[{ titulo: 'Ida', rota: '…', quando: '…' }]} />
    </Stack>
  ),
};

/** The price could not be quoted anew: the last one stays, and the note says so. */
export const OldPrice: Story = {
  name: 'Preço antigo',
  tags: ['sem-retrato'],
  args: { status: <p>Não conseguimos atualizar o preço agora. O valor final é conferido antes de pagar.</p> },
};

/** A notice stands next to the button that it hinders, also in the bar of a phone. */
export const Hindered: Story = {
  name: 'Com aviso',
  args: {
    notice: (
      <Alert title="Falta escolher" announce>
        Escolha pelo menos uma poltrona
      </Alert>
    ),
  },
};

/** Round trip with a discount and a hold about to expire. Below 960 px it is the bottom bar. */
export const States: Story = {
  name: 'Estados',
  args: {
    trechos: [ida, volta],
    rows: [
      { label: 'Ida, 2 poltronas', value: 'R$ 225,00' },
      { label: 'Volta, 2 poltronas', value: 'R$ 409,80' },
      { label: 'Cupom PRIMEIRA-VIAGEM', value: '−R$ 31,74', discount: true },
    ],
    total: 'R$ 603,06',
    timer: <HoldTimer name="Tempo de reserva" expiresAt={25_000} now={() => 0} />,
  },
};

export const RoundTrip: Story = { name: 'Ida e volta', args: { trechos: [ida, volta], total: 'R$ 634,80' } };

export const BeforeTheHold: Story = { name: 'Antes da reserva', args: { timer: undefined } };

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    trechos: [
      ida,
      {
        ...volta,
        rota: 'São José do Vale do Rio Preto, RJ → Vila Bela da Santíssima Trindade, MT',
        detalhe: 'Leito-cama · poltronas 1, 2, 3, 4, 5 e 6',
      },
    ],
    total: 'R$ 12.345,67',
  },
};

export const Loading: Story = {
  name: 'Carregando',
  args: {
    timer: undefined,
    action: (
      <Button size="large" fullWidth loading>
        Continuar
      </Button>
    ),
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    goOn.mockClear();
    const canvas = within(canvasElement);
    const toggle = canvas.queryByRole('button', { name: 'Detalhes' });
    if (toggle) {
      await userEvent.tab();
      await expect(toggle).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(goOn).toHaveBeenCalledTimes(1);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
