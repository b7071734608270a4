import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { Stack } from '../Stack/Stack';
import { FilterGroup } from './FilterGroup';
import { filterGroupDocs } from './FilterGroup.docs';
import type { FilterGroupProps } from './FilterGroup';

const live = ({ chosen, onChange, ...rest }: FilterGroupProps) => (
  <Live initial={[...chosen]} onChange={onChange}>
    {(values, change) => <FilterGroup {...rest} chosen={values} onChange={change} />}
  </Live>
);

const terminais = [
  { value: 'tiete', label: 'Terminal Rodoviário do Tietê', count: 31 },
  { value: 'barra-funda', label: 'Terminal Rodoviário da Barra Funda', count: 14 },
  { value: 'jabaquara', label: 'Terminal Intermunicipal do Jabaquara', count: 6 },
  { value: 'guarulhos', label: 'Terminal Rodoviário de Guarulhos', count: 5 },
  { value: 'santo-andre', label: 'Terminal Rodoviário de Santo André (TERSA)', count: 4 },
  { value: 'sbc', label: 'Terminal Rodoviário João Setti, São Bernardo do Campo', count: 3 },
  { value: 'osasco', label: 'Terminal Rodoviário de Osasco', count: 2 },
  { value: 'mogi', label: 'Terminal Rodoviário Geraldo Scavone, Mogi das Cruzes', count: 2 },
  { value: 'cumbica', label: 'Aeroporto Internacional de Guarulhos, Terminal 2', count: 1 },
];

const meta: Meta<typeof FilterGroup> = {
  title: 'Campos/FilterGroup',
  component: FilterGroup,
  tags: ['beta'],
  parameters: { documentation: filterGroupDocs },
  render: live,
  args: {
    name: 'classes',
    label: 'Classe',
    options: [
      { value: 'convencional', label: 'Convencional', count: 4 },
      { value: 'executivo', label: 'Executivo', count: 12 },
      { value: 'semileito', label: 'Semileito', count: 7 },
      { value: 'leito', label: 'Leito', count: 3 },
      { value: 'leito-cama', label: 'Leito-cama', count: 0 },
    ],
    chosen: [],
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof FilterGroup>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={6}>
      {live({ ...args, chosen: ['executivo', 'leito'] })}
      {live({ ...args, label: 'Classe, recolhida', defaultOpen: false, chosen: ['executivo', 'leito'] })}
      {live({ ...args, name: 'terminais', label: 'Terminal de embarque', options: terminais, chosen: ['cumbica'] })}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: { name: 'terminais', label: 'Terminal de embarque na Região Metropolitana', options: terminais, limit: 9 },
};

export const Keyboard: Story = {
  name: 'Teclado',
  args: { name: 'terminais', label: 'Terminal', options: terminais },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const fold = canvas.getByRole('button', { name: 'Terminal' });
    await userEvent.tab();
    await expect(fold).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['tiete']);

    canvas.getByRole('button', { name: /^Ver mais 3/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox', { name: /Osasco/ })).toHaveFocus();
    canvas.getByRole('button', { name: /^Limpar/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(fold).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
