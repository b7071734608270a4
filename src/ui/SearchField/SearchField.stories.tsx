import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { BusIcon } from '../icons/BusIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { PinIcon } from '../icons/PinIcon';
import { Stack } from '../Stack/Stack';
import { Live } from '../docs/Live';
import { errorProps } from './errorProps';
import { FilterField } from './FilterField';
import { SearchField } from './SearchField';
import { searchFieldDocs } from './SearchField.docs';
import type { SearchFieldProps } from './SearchField';

const field = (args: SearchFieldProps, text?: string) => (
  <SearchField {...args}>
    <input
      id={args.id}
      className="it-search-field__input"
      placeholder="Cidade ou terminal"
      defaultValue={text}
      {...errorProps(args.error, args.errorId)}
    />
  </SearchField>
);

const meta: Meta<typeof SearchField> = {
  title: 'Busca/SearchField',
  component: SearchField,
  tags: ['estavel'],
  parameters: { documentation: searchFieldDocs },
  args: { id: 'campo', errorId: 'campo-erro', label: 'Embarque', icon: <PinIcon size={22} />, children: null },
  render: (args) => field(args),
};
export default meta;
type Story = StoryObj<typeof SearchField>;

export const Default: Story = { name: 'Padrão', render: (args) => field(args, 'São Paulo, SP') };

const clear = (
  <button type="button" className="it-search-field__button" aria-label="Limpar linha">
    <CloseIcon size={18} />
  </button>
);

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      {field(args)}
      {field({ ...args, id: 'cheio' }, 'São Paulo, SP')}
      {field({ ...args, id: 'linha', label: 'Linha', icon: <BusIcon size={22} />, trailing: clear }, '1042')}
    </Stack>
  ),
};

/** Above a list that it narrows with each letter. */
export const Filter: Story = {
  name: 'Filtro de uma lista',
  tags: ['sem-retrato'],
  render: () => (
    <Live initial="">
      {(value, change) => (
        <FilterField
          id="filtro"
          label="Cidade ou estado"
          icon={<PinIcon size={22} />}
          placeholder="Ex.: Paraty, Bahia"
          maxLength={60}
          value={value}
          onChange={change}
        />
      )}
    </Live>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Cidade ou terminal onde a pessoa que recebe a encomenda mora',
    error: 'Este terminal não recebe encomendas; escolha outro da mesma região',
  },
  render: (args) => field(args, 'Vila Bela da Santíssima Trindade, MT – Terminal Rodoviário Municipal'),
};

export const WithError: Story = { name: 'Erro', args: { error: 'Informe onde você embarca' } };

export const Empty: Story = { name: 'Vazio' };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Embarque' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Tietê');
    await expect(input).toHaveValue('Tietê');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
