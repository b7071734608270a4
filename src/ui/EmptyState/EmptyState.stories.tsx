import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LinkButton } from '../LinkButton/LinkButton';
import { EmptyState } from './EmptyState';

const meta: Meta<typeof EmptyState> = {
  title: 'Avisos/EmptyState',
  component: EmptyState,
  args: { title: 'Nenhuma viagem nesta data', children: 'Tente outro dia: há partidas na véspera e no dia seguinte.' },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Plain: Story = {};
export const WithAction: Story = {
  args: {
    title: 'Você ainda não tem viagens',
    children: 'As passagens que você comprar aparecem aqui.',
    action: <LinkButton href="#home">Buscar viagens</LinkButton>,
  },
};
