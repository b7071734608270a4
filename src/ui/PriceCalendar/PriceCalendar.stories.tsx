import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import type { DayPrice } from './dayText';
import { PriceCalendar } from './PriceCalendar';
import { priceCalendarDocs } from './PriceCalendar.docs';
import { SampleCalendar } from './SampleCalendar';
import { samplePrices } from './samplePrices';

const none: ReadonlyMap<string, DayPrice> = new Map();

const meta: Meta<typeof PriceCalendar> = {
  title: 'Busca/PriceCalendar',
  component: PriceCalendar,
  tags: ['beta'],
  parameters: { documentation: priceCalendarDocs, docs: { story: { inline: false, height: '640px' } } },
  render: (args) => <SampleCalendar {...args} />,
  args: {
    title: 'Escolha a data de ida',
    day: '2026-12-05',
    selected: '2026-12-05',
    today: '2026-11-27',
    bounds: { min: '2026-11-27', max: '2027-01-26' },
    reasonOf: (day) => {
      if (day < '2026-11-27') return 'já passou';
      return day > '2027-01-26' ? 'vendas abertas até 26/01/2027' : null;
    },
    prices: samplePrices,
    loading: false,
    note: 'Preços em reais por pessoa, com todas as taxas.',
    onDayChange: fn(),
    onPick: fn(),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof PriceCalendar>;

export const Default: Story = { name: 'Padrão' };

/** The month of today, whose first days are over. */
export const States: Story = {
  name: 'Estados',
  args: { day: '2026-11-20', selected: '2026-11-28' },
  play: async () => {
    const reason = await screen.findByText('sexta-feira, 20 de novembro de 2026: já passou.');
    // The dialog fades in.
    await waitFor(() => expect(reason).toBeVisible());
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    title: 'Escolha a data de volta',
    prices: new Map(
      [...samplePrices].map(([day, price]) => [day, { ...price, text: price.text && `1.${price.text}` }]),
    ),
    note: 'Preços em reais por pessoa, com todas as taxas, do serviço mais barato de cada dia entre as duas cidades.',
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: {
    prices: none,
    note: 'Não conseguimos buscar os preços. Você pode escolher o dia assim mesmo.',
    action: (
      <Button variant="secondary" size="small">
        Tentar de novo
      </Button>
    ),
  },
};

export const Loading: Story = {
  name: 'Carregando',
  args: { prices: none, loading: true, note: 'Buscando os preços de dezembro de 2026…' },
};

export const Empty: Story = {
  name: 'Vazio',
  args: {
    prices: new Map([...samplePrices.keys()].map((day) => [day, { text: null, cheapest: false }])),
    note: 'Nenhuma viagem à venda em dezembro de 2026.',
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args }) => {
    const focused = (name: RegExp) => expect(screen.getByRole('gridcell', { name })).toHaveFocus();
    await screen.findByRole('grid', { name: 'dezembro de 2026' });
    await focused(/^sábado, 5 de dezembro/);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await focused(/^domingo, 13 de dezembro/);
    await userEvent.keyboard('{PageDown}');
    await focused(/^quarta-feira, 13 de janeiro/);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await focused(/^sexta-feira, 27 de novembro/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('2026-11-27');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
