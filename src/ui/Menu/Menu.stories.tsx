import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DownloadIcon } from '../icons/DownloadIcon';
import { LogoutIcon } from '../icons/LogoutIcon';
import { TicketIcon } from '../icons/TicketIcon';
import { UserIcon } from '../icons/UserIcon';
import { Stack } from '../Stack/Stack';
import { Menu } from './Menu';
import { menuDocs } from './Menu.docs';

const onSelect = fn();

const meta: Meta<typeof Menu> = {
  title: 'Ações/Menu',
  component: Menu,
  tags: ['estavel'],
  args: {
    label: 'Minha conta',
    align: 'start',
    icon: <UserIcon />,
    items: [
      { id: 'viagens', label: 'Minhas viagens', icon: <TicketIcon />, href: '#minhas-viagens' },
      { id: 'dados', label: 'Meus dados', icon: <UserIcon />, href: '#minha-conta' },
      { id: 'sair', label: 'Sair', icon: <LogoutIcon />, onSelect },
    ],
  },
  parameters: { documentation: menuDocs, docs: { story: { inline: false, height: '280px' } } },
};
export default meta;
type Story = StoryObj<typeof Menu>;

export const Default: Story = { name: 'Padrão' };

const open: NonNullable<Story['play']> = async ({ args, canvasElement }) => {
  await userEvent.click(within(canvasElement).getAllByRole('button', { name: args.label })[0]!);
  await expect(within(canvasElement).getAllByRole('menuitem')[0]).toHaveFocus();
};

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <Menu {...args} />
      <div className="it-on-brand">
        <Menu {...args} />
      </div>
    </Stack>
  ),
};

export const Open: Story = { name: 'Aberto', play: open };

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Viagem de Campos dos Goytacazes a São José do Rio Preto',
    icon: <TicketIcon />,
    items: [
      'Baixar os bilhetes de embarque dos três passageiros em PDF',
      'Enviar os bilhetes por e-mail',
      'Remarcar a viagem',
      'Trocar a poltrona',
      'Incluir bagagem extra',
      'Ver as paradas da viagem',
      'Baixar o recibo',
      'Cancelar passagens',
    ].map((label) => ({ id: label, label, icon: <DownloadIcon /> })),
  },
  play: open,
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    const canvas = within(canvasElement);
    const item = (name: string) => canvas.getByRole('menuitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Minhas viagens')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Sair')).toHaveFocus();
    await userEvent.keyboard('m');
    await expect(item('Minhas viagens')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Minha conta' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, play: open };
