import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchIcon } from '../icons/SearchIcon';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Button } from './Button';
import { buttonDocs } from './Button.docs';

const meta: Meta<typeof Button> = {
  title: 'Ações/Button',
  component: Button,
  tags: ['estavel'],
  parameters: { documentation: buttonDocs },
  args: { children: 'Continuar', onClick: fn() },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <Inline>
        <Button {...args}>Pagar</Button>
        <Button {...args} variant="accent" icon={<SearchIcon />}>
          Buscar viagens
        </Button>
        <Button {...args} variant="secondary">
          Voltar
        </Button>
        <Button {...args} variant="quiet">
          Esqueci minha senha
        </Button>
        <Button {...args} variant="danger">
          Cancelar passagem
        </Button>
      </Inline>
      <Inline>
        <Button {...args} size="small">
          Selecionar
        </Button>
        <Button {...args} size="large">
          Finalizar compra
        </Button>
        <Button {...args} disabled>
          Indisponível
        </Button>
      </Inline>
      <Button {...args} fullWidth>
        Ocupa toda a largura
      </Button>
      <div className="it-on-brand">
        <Button {...args} variant="onBrand">
          Entrar
        </Button>
      </div>
    </Stack>
  ),
};

export const Flush: Story = {
  name: 'Rente aos textos',
  args: { variant: 'quiet', flush: true, children: 'Voltar às poltronas' },
  render: (args) => (
    <Stack>
      <p>O texto do botão começa onde este começa.</p>
      <Inline justify="between">
        <Button {...args} />
        <span>Rascunho salvo</span>
      </Inline>
      <Inline justify="between">
        <strong>Comprador</strong>
        <Button {...args} size="small">
          Alterar comprador
        </Button>
      </Inline>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const text = within(canvasElement)
      .getByText(/^O texto/)
      .getBoundingClientRect();
    const [first, last] = within(canvasElement).getAllByRole('button');
    const content = (button?: HTMLElement) => button?.querySelector('span')?.getBoundingClientRect();
    // A border of 1.5 px is drawn as one pixel where the screen has no halves.
    await expect(Math.abs((content(first)?.left ?? 0) - text.left)).toBeLessThan(1);
    await expect(Math.abs((content(last)?.right ?? 0) - text.right)).toBeLessThan(1);
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: { children: 'Continuar para a escolha das poltronas da viagem de volta', icon: <SearchIcon /> },
};

export const Loading: Story = {
  name: 'Carregando',
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continuar' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Continuar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render };
