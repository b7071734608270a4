import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DateTabs } from './DateTabs';
import type { DateTab } from './DateTabs';

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
  args: { tabs, selected: '2026-12-05', onSelect: fn() },
};
export default meta;
type Story = StoryObj<typeof DateTabs>;

export const Default: Story = {};
export const Cheapest: Story = {
  args: { tabs: tabs.map((tab, index) => (index === 1 ? { ...tab, preco: 'R$ 89,90', cheapest: true } : tab)) },
};
export const SomeWithoutTrips: Story = {
  args: { tabs: tabs.map((tab, index) => (index % 3 ? tab : { ...tab, preco: null })), selected: '2026-12-04' },
};
export const Loading: Story = { args: { tabs: tabs.map((tab) => ({ ...tab, preco: undefined })) } };
