import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InfoIcon } from '../icons/InfoIcon';
import { Inline } from '../Inline/Inline';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Popover } from './Popover';
import { popoverDocs } from './Popover.docs';

const meta: Meta<typeof Popover> = {
  title: 'Sobreposições/Popover',
  component: Popover,
  tags: ['estavel'],
  args: {
    label: 'O que está incluso',
    icon: <InfoIcon />,
    children: 'Tarifa, pedágio, taxa de embarque e 30 kg de bagagem no porão.',
  },
  parameters: { documentation: popoverDocs, docs: { story: { inline: false, height: '320px' } } },
};
export default meta;
type Story = StoryObj<typeof Popover>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Inline>
      <Popover {...args} />
      <Popover {...args} variant="secondary" label="Como se chega ao preço" />
    </Inline>
  ),
};

const open: NonNullable<Story['play']> = async ({ args, canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: args.label }));
  await waitFor(() => expect(within(document.body).getByRole('dialog', { name: args.label })).toBeVisible());
};

export const Open: Story = { name: 'Aberto', play: open };

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Como se chega ao preço desta viagem de Campos dos Goytacazes a São José do Rio Preto',
    children: (
      <Stack>
        <p>
          A tarifa é da operadora, por trecho e por classe. A ela se somam o pedágio, o seguro obrigatório e a taxa de
          embarque do terminal de partida, cobrada pela rodoviária.
        </p>
        <p>
          Crianças de até seis anos incompletos viajam de graça no colo. Pessoas idosas têm duas poltronas gratuitas por
          viagem no serviço convencional. <Link href="#gratuidades">Gratuidades e descontos</Link>
        </p>
      </Stack>
    ),
  },
  play: open,
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'O que está incluso' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await within(document.body).findByRole('dialog', { name: 'O que está incluso' });
    await userEvent.tab();
    await expect(within(panel).getByRole('button', { name: 'Fechar' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, play: open };
