import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Live } from '../docs/Live';
import { FilterPanel } from '../FilterPanel/FilterPanel';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { FilteredList } from './FilteredList';
import { ListBar } from './ListBar';
import { listBarDocs } from './ListBar.docs';
import { OptionButton } from './OptionButton';
import { StickyCard } from './StickyCard';

const options = [
  { value: 'saida', label: 'Saída mais cedo' },
  { value: 'preco', label: 'Menor preço' },
];
const order = (
  <Live initial="saida">
    {(value, change) => <Select name="ordem" label="Ordenar por" value={value} options={options} onChange={change} />}
  </Live>
);
const onChoose = fn((): void => undefined);

const meta: Meta<typeof ListBar> = {
  title: 'Viagens/ListBar',
  component: ListBar,
  tags: ['estavel'],
  parameters: { documentation: listBarDocs },
  args: { count: '12 viagens encontradas', order },
};
export default meta;
type Story = StoryObj<typeof ListBar>;

export const Default: Story = { name: 'Padrão' };

const change = (
  <Button variant="quiet" size="small">
    Trocar ida
  </Button>
);

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={6}>
      <StickyCard title="Ida escolhida" aside={change}>
        sáb., 5 de dez. · 22h15 Campinas → 4h40 Rio de Janeiro
      </StickyCard>
      <ListBar {...args} />
      <OptionButton title="Saindo de Jundiaí, SP – Terminal Central (38 km)" onClick={onChoose}>
        4 viagens a partir de R$ 42,00
      </OptionButton>
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  render: (args) => (
    <Stack gap={6}>
      <ListBar {...args} count="1.234 viagens encontradas com os filtros escolhidos, em 12 linhas e 5 classes" />
      <OptionButton
        title="Saindo de Vila Bela da Santíssima Trindade, MT – Terminal Rodoviário Municipal (112 km)"
        onClick={onChoose}
      >
        4 viagens a partir de R$ 1.042,00
      </OptionButton>
    </Stack>
  ),
};

/** Below 960 px filters and order share a row; on a wide window the filters stand beside the list. */
export const Filtered: Story = {
  name: 'Com filtros',
  render: (args) => (
    <FilteredList
      {...args}
      filters={
        <FilterPanel chosenCount={1} found="12 viagens encontradas" done="Ver 12 viagens">
          Classe
        </FilterPanel>
      }
    >
      <StickyCard title="Ida escolhida">sáb., 5 de dez. · 22h15 Campinas → 4h40 Rio de Janeiro</StickyCard>
    </FilteredList>
  ),
};

export const Empty: Story = { name: 'Vazio', args: { count: 'Nenhuma viagem com estes filtros' } };

export const Keyboard: Story = {
  name: 'Teclado',
  render: () => (
    <OptionButton title="Saindo de Jundiaí" onClick={onChoose}>
      4 viagens
    </OptionButton>
  ),
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /Saindo de Jundiaí/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledTimes(1);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
