import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs';
import { breadcrumbsDocs } from './Breadcrumbs.docs';

const trail = [
  { label: 'Início', href: '#home' },
  { label: 'Destinos', href: '#destinos' },
];

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Estrutura/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['beta'],
  parameters: { documentation: breadcrumbsDocs },
  args: { trail, current: 'Rio de Janeiro', onNavigate: fn() },
};
export default meta;
type Story = StoryObj<typeof Breadcrumbs>;

export const Default: Story = { name: 'Padrão' };

/** The product's deepest path. */
export const States: Story = {
  name: 'Estados',
  args: {
    trail: [...trail, { label: 'Sudeste', href: '#sudeste' }, { label: 'Rio de Janeiro', href: '#rio-de-janeiro' }],
    current: 'Novo Rio',
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    trail: [
      ...trail,
      { label: 'Ônibus de Campos dos Goytacazes a São José do Rio Preto', href: '#linha' },
      { label: 'Terminal Rodoviário Governador Laudo Natel', href: '#terminal' },
    ],
    current: 'Acessibilidade, guarda-volumes e horários de atendimento no feriado de Nossa Senhora Aparecida',
  },
};

/** Renders nothing at the top level. */
export const Empty: Story = {
  name: 'Vazio',
  args: { trail: [], current: 'Início' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Início' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.anything(), '#destinos');
    await userEvent.tab();
    await expect(within(canvasElement).getByText('Rio de Janeiro')).not.toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
