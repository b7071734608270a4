import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SampleSearch } from './SampleSearch';
import { SearchCard } from './SearchCard';
import { searchCardDocs } from './SearchCard.docs';

/** The card consists of slots, which the stories fill with working fields. */
const sample = (props: Parameters<typeof SampleSearch>[0] = {}): NonNullable<Story['render']> =>
  function Sample({ onSubmit }) {
    return <SampleSearch {...props} onSubmit={onSubmit} />;
  };

const meta: Meta<typeof SearchCard> = {
  title: 'Busca/SearchCard',
  component: SearchCard,
  tags: ['estavel'],
  parameters: { documentation: searchCardDocs },
  args: {
    tripType: null,
    origem: null,
    destino: null,
    dataIda: null,
    submit: null,
    onSwap: fn(),
    onSubmit: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SearchCard>;

export const Default: Story = { name: 'Padrão', render: sample() };

export const States: Story = {
  name: 'Estados',
  render: sample({ roundTrip: true, destino: '', dataIda: '05/12' }),
};

export const RoundTrip: Story = { name: 'Ida e volta', render: sample({ roundTrip: true }) };

export const LongContent: Story = {
  name: 'Conteúdo longo',
  render: sample({
    origem: 'Vila Bela da Santíssima Trindade, MT – Terminal Rodoviário Municipal',
    destino: 'São José do Vale do Rio Preto, RJ – Terminal Rodoviário Bianor Martins Esteves',
    roundTrip: true,
  }),
};

export const WithError: Story = {
  name: 'Erro',
  render: sample({ origem: '', destino: 'Rio', dataIda: '31/02', errors: true, roundTrip: true }),
};

export const Empty: Story = { name: 'Vazio', render: sample({ origem: '', destino: '', dataIda: '' }) };

export const Keyboard: Story = {
  name: 'Teclado',
  render: sample(),
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
  render: sample({ roundTrip: true }),
};
