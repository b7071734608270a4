import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PinIcon } from '../icons/PinIcon';
import { errorProps } from './errorProps';
import { SearchField } from './SearchField';

const meta: Meta<typeof SearchField> = {
  title: 'Busca/SearchField',
  component: SearchField,
  args: { id: 'campo', errorId: 'campo-erro', label: 'Embarque', icon: <PinIcon size={22} /> },
  render: (args) => (
    <SearchField {...args}>
      <input
        id="campo"
        className="it-search-field__input"
        placeholder="Onde?"
        {...errorProps(args.error, 'campo-erro')}
      />
    </SearchField>
  ),
};
export default meta;
type Story = StoryObj<typeof SearchField>;

export const Default: Story = {};
export const WithError: Story = { args: { error: 'Informe onde você embarca' } };
