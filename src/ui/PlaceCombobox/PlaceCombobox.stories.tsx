import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PlaceCombobox } from './PlaceCombobox';
import type { PlaceComboboxProps } from './PlaceCombobox';

const options = [
  { id: '1', titulo: 'São Paulo, SP', detalhe: 'Terminal Rodoviário do Tietê' },
  { id: '2', titulo: 'São Paulo, SP', detalhe: 'Terminal Rodoviário da Barra Funda' },
  { id: '3', titulo: 'São José dos Campos, SP', detalhe: 'Terminal Rodoviário Frederico Ozanam' },
];

/** Keeps the text, as a screen would. */
function Field({ inputText, onInputChange, onSelect, ...rest }: PlaceComboboxProps) {
  const [text, setText] = useState(inputText);
  return (
    <PlaceCombobox
      {...rest}
      inputText={text}
      onInputChange={(typed) => {
        setText(typed);
        onInputChange(typed);
      }}
      onSelect={(option) => {
        setText(option.titulo);
        onSelect(option);
      }}
    />
  );
}

const meta: Meta<typeof PlaceCombobox> = {
  title: 'Busca/PlaceCombobox',
  component: PlaceCombobox,
  render: (args) => <Field {...args} />,
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

export const Default: Story = {};
export const Chosen: Story = { args: { inputText: 'São Paulo, SP' } };
export const Loading: Story = { args: { inputText: 'são', options: [], loading: true } };
export const NothingFound: Story = { args: { inputText: 'xyz', options: [] } };
export const WithError: Story = { args: { error: 'Informe uma origem' } };
export const LongContent: Story = {
  args: {
    inputText: 'Vila Bela da Santíssima Trindade, MT – Terminal Rodoviário Municipal Prefeito',
    error: 'Escolha uma origem da lista',
  },
};
