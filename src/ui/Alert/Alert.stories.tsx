import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Alert } from './Alert';

const meta: Meta<typeof Alert> = {
  title: 'Avisos/Alert',
  component: Alert,
  args: { children: 'O embarque começa 30 minutos antes da partida.' },
};
export default meta;
type Story = StoryObj<typeof Alert>;

export const Info: Story = {};
export const Success: Story = { args: { kind: 'success', children: 'Cadastro concluído!' } };
export const Warning: Story = {
  args: { kind: 'warning', title: 'Menor desacompanhado', children: 'É preciso levar a autorização de viagem.' },
};
export const Danger: Story = {
  args: {
    kind: 'danger',
    announce: true,
    title: 'Prezado Cliente',
    children: 'Houve um erro na comunicação com o servidor. Por favor, tente novamente em alguns instantes.',
    action: (
      <Button variant="secondary" size="small">
        Tentar novamente
      </Button>
    ),
  },
};
