import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SampleSearch } from './SampleSearch';
import { SearchCard } from './SearchCard';
import { searchCardDocs } from './SearchCard.docs';

type SampleProps = Parameters<typeof SampleSearch>[0];

const meta: Meta<SampleProps> = {
  title: 'Busca/SearchCard',
  component: SearchCard,
  tags: ['estavel'],
  parameters: { documentation: searchCardDocs },
  render: (args) => <SampleSearch {...args} />,
  args: { onSubmit: fn() },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  args: { roundTrip: true, destino: '', dataIda: '05/12' },
};

export const RoundTrip: Story = { name: 'Ida e volta', args: { roundTrip: true } };

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    origem: 'Vila Bela da Santíssima Trindade, MT – Terminal Rodoviário Municipal',
    destino: 'São José do Vale do Rio Preto, RJ – Terminal Rodoviário Bianor Martins Esteves',
    roundTrip: true,
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: { origem: '', destino: 'Rio', dataIda: '31/02', errors: true, roundTrip: true },
};

export const Empty: Story = { name: 'Vazio', args: { origem: '', destino: '', dataIda: '' } };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('textbox', { name: 'Data de volta' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Origem' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Origem' })).toHaveValue('Rio de Janeiro, RJ');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Destino' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Data de ida' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Zoom: Story = {
  name: 'Zoom 200 %',
  globals: { text: '200' },
  args: { roundTrip: true },
};
