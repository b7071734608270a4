import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { Stack } from '../Stack/Stack';
import { PlaceCombobox } from './PlaceCombobox';
import { placeComboboxDocs } from './PlaceCombobox.docs';
import type { PlaceComboboxProps } from './PlaceCombobox';

const options = [
  { id: '1', titulo: 'São Paulo, SP', detalhe: 'Terminal Rodoviário do Tietê' },
  { id: '2', titulo: 'São Paulo, SP', detalhe: 'Terminal Rodoviário da Barra Funda' },
  { id: '3', titulo: 'São José dos Campos, SP', detalhe: 'Terminal Rodoviário Frederico Ozanam' },
];

const live = ({ inputText, onInputChange, onSelect, ...rest }: PlaceComboboxProps) => (
  <Live initial={inputText} onChange={onInputChange}>
    {(text, change) => (
      <PlaceCombobox
        {...rest}
        inputText={text}
        onInputChange={change}
        onSelect={(option) => {
          change(option.titulo);
          onSelect(option);
        }}
      />
    )}
  </Live>
);

const meta: Meta<typeof PlaceCombobox> = {
  title: 'Busca/PlaceCombobox',
  component: PlaceCombobox,
  tags: ['estavel'],
  parameters: { documentation: placeComboboxDocs },
  render: live,
  args: {
    name: 'origem',
    label: 'Origem',
    inputText: '',
    options,
    onInputChange: fn(),
    onSelect: fn(),
    onOpen: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof PlaceCombobox>;

export const Default: Story = { name: 'Padrão', args: { inputText: 'São Paulo, SP' } };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      {live(args)}
      {live({ ...args, inputText: 'São Paulo, SP' })}
      {live({ ...args, name: 'destino', label: 'Destino', placeholder: 'Para onde você vai?' })}
    </Stack>
  ),
};

/** Opens the list, which needs an interaction. */
const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Origem' }));
};

export const Open: Story = {
  name: 'Aberto',
  args: { inputText: 'são' },
  play: async (context) => {
    await open(context);
    const { canvasElement } = context;
    const box = canvasElement.querySelector('.it-search-field__box')?.getBoundingClientRect();
    const list = canvasElement.querySelector('.it-combobox__popup')?.getBoundingClientRect();
    await expect([list?.left, list?.right]).toEqual([box?.left, box?.right]);
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    inputText: 'Vila Bela da Santíssima Trindade, MT – Terminal Rodoviário Municipal Prefeito',
    error: 'Escolha uma origem da lista',
    options: [
      {
        id: '9',
        titulo: 'Vila Bela da Santíssima Trindade, MT',
        detalhe: 'Terminal Rodoviário Municipal Prefeito Hugo de Carvalho Filho, plataforma interestadual',
      },
      ...options,
    ],
  },
  play: open,
};

export const WithError: Story = { name: 'Erro', args: { error: 'Informe uma origem' } };

export const Loading: Story = {
  name: 'Carregando',
  args: { inputText: 'são', options: [], loading: true },
  play: async (context) => {
    await open(context);
    await expect(within(context.canvasElement).getByRole('status')).toHaveTextContent('Buscando lugares…');
  },
};

export const NothingFound: Story = {
  name: 'Vazio',
  args: { inputText: 'xyz', options: [] },
  play: async (context) => {
    await open(context);
    await expect(within(context.canvasElement).getByRole('status')).toHaveTextContent('Nenhum lugar encontrado');
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Origem' });
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /Barra Funda/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(options[2]);
    await expect(field).toHaveValue('São José dos Campos, SP');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: { inputText: 'são' }, play: open };
