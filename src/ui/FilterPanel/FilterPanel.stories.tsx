import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { FilterGroup } from '../FilterGroup/FilterGroup';
import { FilterPanel } from './FilterPanel';
import { filterPanelDocs } from './FilterPanel.docs';

const criteria = [
  {
    name: 'classes',
    label: 'Classe',
    options: [
      { value: 'executivo', label: 'Executivo', count: 12 },
      { value: 'semileito', label: 'Semileito', count: 7 },
      { value: 'leito', label: 'Leito', count: 3 },
    ],
  },
  {
    name: 'periodos',
    label: 'Horário de saída',
    options: [
      { value: 'manha', label: 'Manhã, das 6h às 12h', count: 8 },
      { value: 'noite', label: 'Noite, das 18h à meia-noite', count: 9 },
    ],
  },
];

interface Sample {
  chosen: Record<string, string[]>;
  labels?: Record<string, string>;
}

const panel = ({ chosen, labels = {} }: Sample) => (
  <Live initial={chosen}>
    {(values, change) => (
      <FilterPanel
        chosenCount={Object.values(values).flat().length}
        found="12 viagens encontradas"
        done="Ver 12 viagens"
      >
        {criteria.map(({ name, label, options }) => (
          <FilterGroup
            key={name}
            name={name}
            label={labels[name] ?? label}
            options={options}
            chosen={values[name] ?? []}
            onChange={(next) => change({ ...values, [name]: next })}
          />
        ))}
      </FilterPanel>
    )}
  </Live>
);

const meta: Meta<typeof FilterPanel> = {
  title: 'Campos/FilterPanel',
  component: FilterPanel,
  tags: ['beta'],
  parameters: { documentation: filterPanelDocs },
  render: () => panel({ chosen: {} }),
};
export default meta;
type Story = StoryObj<typeof FilterPanel>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => panel({ chosen: { classes: ['leito'], periodos: ['manha', 'noite'] } }),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  render: () =>
    panel({
      chosen: {},
      labels: { classes: 'Classe do serviço, como está escrita na passagem e no painel do ônibus' },
    }),
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    const toggle = canvasElement.querySelector<HTMLElement>('[aria-expanded="false"]');
    // From 960 px there is no toggle, since the groups are always visible.
    if (toggle) {
      await userEvent.tab();
      await expect(toggle).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    const page = within(document.body);
    const leito = await page.findByRole('checkbox', { name: /Leito/ });
    leito.focus();
    await userEvent.keyboard(' ');
    await expect(leito).toBeChecked();
    if (!toggle) return;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveTextContent('Filtrar (1)');
  },
};

/** Below 960 px the groups stand in a sheet. */
export const Open: Story = {
  name: 'Aberto',
  render: States.render!,
  play: async ({ canvasElement }) => {
    const toggle = canvasElement.querySelector<HTMLElement>('[aria-expanded="false"][aria-haspopup]');
    if (!toggle) return;
    await userEvent.click(toggle);
    await expect(await within(document.body).findByRole('button', { name: 'Ver 12 viagens' })).toBeVisible();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
