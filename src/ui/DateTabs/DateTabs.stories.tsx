import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DateTabs } from './DateTabs';
import type { DateTab } from './DateTabs';
import { dateTabsDocs } from './DateTabs.docs';

const days = ['qua.', 'qui.', 'sex.', 'sáb.', 'dom.', 'seg.', 'ter.'];
const tabs: DateTab[] = days.map((semana, index) => ({
  id: `2026-12-0${index + 2}`,
  dia: `0${index + 2}/12`,
  semana,
  preco: `R$ ${112 + ((index * 7) % 40)},50`,
}));

const meta: Meta<typeof DateTabs> = {
  title: 'Viagens/DateTabs',
  component: DateTabs,
  tags: ['estavel'],
  parameters: { documentation: dateTabsDocs },
  args: { tabs, selected: '2026-12-05', onSelect: fn() },
};
export default meta;
type Story = StoryObj<typeof DateTabs>;

export const Default: Story = { name: 'Padrão' };

/** The searched day, the cheapest, one without trips, one loading. */
export const States: Story = {
  name: 'Estados',
  args: {
    tabs: tabs.map((tab, index) => {
      if (index === 1) return { ...tab, preco: 'R$ 89,90', cheapest: true };
      if (index === 4) return { ...tab, preco: null };
      return index === 5 ? { ...tab, preco: undefined } : tab;
    }),
  },
};

export const Cheapest: Story = {
  name: 'Menor preço',
  args: { tabs: tabs.map((tab, index) => (index === 1 ? { ...tab, preco: 'R$ 89,90', cheapest: true } : tab)) },
};

/** Days of another year tell it, and have room for it. */
export const AnotherYear: Story = {
  name: 'Outro ano',
  args: {
    tabs: tabs.map((tab, index) => ({ ...tab, id: `2027-01-0${index + 2}`, dia: `0${index + 2}/01/2027` })),
    selected: '2027-01-05',
  },
};

export const SomeWithoutTrips: Story = {
  name: 'Dias sem viagens',
  args: { tabs: tabs.map((tab, index) => (index % 3 ? tab : { ...tab, preco: null })), selected: '2026-12-04' },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    tabs: Array.from({ length: 15 }, (_, index) => ({
      id: `2026-12-${String(index + 1).padStart(2, '0')}`,
      dia: `${String(index + 1).padStart(2, '0')}/12`,
      semana: 'quarta',
      preco: `R$ ${1 + (index % 3)}.234,56`,
    })),
    selected: '2026-12-08',
  },
};

/** Prices failed to load; days can still be opened. */
export const WithError: Story = {
  name: 'Erro',
  args: { tabs: tabs.map((tab) => ({ ...tab, preco: 'desconhecido' })) },
};

export const Loading: Story = {
  name: 'Carregando',
  args: { tabs: tabs.map((tab) => ({ ...tab, preco: undefined })) },
};

export const Empty: Story = { name: 'Vazio', args: { tabs: tabs.map((tab) => ({ ...tab, preco: null })) } };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const tab = (name: RegExp) => within(canvasElement).getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab(/05\/12/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/06\/12/)).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('2026-12-02');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: States.args! };
