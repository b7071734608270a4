import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { TextInput } from '../TextInput/TextInput';
import { Shortcut } from './Shortcut';
import { Shortcuts } from './Shortcuts';
import { shortcutsDocs } from './Shortcuts.docs';

const meta: Meta<typeof Shortcuts> = {
  title: 'Agência/Shortcuts',
  component: Shortcuts,
  tags: ['beta'],
  args: { groups: [{ title: 'Nas listas', keys: [{ keys: '↓ ↑', label: 'Passar de uma linha a outra' }] }] },
  parameters: { documentation: shortcutsDocs },
  render: (args) => (
    <Stack gap={4}>
      <Inline gap={3}>
        <Shortcut keys="Alt+1">
          <Button variant="secondary">Filtros</Button>
        </Shortcut>
        <Shortcut keys="Alt+2">
          <Button variant="secondary" disabled>
            Exportar CSV
          </Button>
        </Shortcut>
      </Inline>
      <Shortcut keys="Alt+3">
        <TextInput name="codigo" label="Código da encomenda" value="" onChange={() => undefined} />
      </Shortcut>
      <Shortcuts {...args} />
    </Stack>
  ),
};
export default meta;
type Story = StoryObj<typeof Shortcuts>;

const helpShown = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Atalhos' }, { timeout: 20_000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Default: Story = { name: 'Padrão' };

/** The help lists what can be done now: a disabled button is left out. */
export const States: Story = {
  name: 'Estados',
  play: async () => {
    await userEvent.keyboard('{Alt>}a{/Alt}');
    const help = await helpShown();
    await expect(help.getByText('Filtros')).toBeVisible();
    await expect(help.queryByText('Exportar CSV')).toBeNull();
    await expect(help.getByText('Passar de uma linha a outra')).toBeVisible();
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    groups: [
      {
        title: 'Na venda, das poltronas ao bilhete impresso no balcão da agência',
        keys: [
          { keys: 'Número, Enter', label: 'Poltronas: escolhe; Enter com o campo vazio continua' },
          { keys: 'Alt+1 a Alt+5', label: 'Dinheiro, Débito, Crédito, Pix, Link' },
        ],
      },
    ],
  },
  play: async () => {
    await userEvent.keyboard('{Alt>}a{/Alt}');
    await expect((await helpShown()).getByText(/Enter com o campo vazio/)).toBeVisible();
  },
};

/** Without keys of its own: only the help, which lists itself. */
export const Empty: Story = { name: 'Vazio', args: { groups: [] }, render: (args) => <Shortcuts {...args} /> };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('{Alt>}1{/Alt}');
    await expect(canvas.getByRole('button', { name: 'Filtros' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}3{/Alt}');
    const field = canvas.getByRole('textbox', { name: 'Código da encomenda' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Alt>}a{/Alt}');
    await helpShown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
