import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorSummary } from './ErrorSummary';

const meta: Meta<typeof ErrorSummary> = {
  title: 'Avisos/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { name: 'nome', message: 'Informe um nome válido' },
      { name: 'cpf', message: 'Informe um CPF válido' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof ErrorSummary>;

export const Several: Story = {};
export const WithoutField: Story = {
  args: { title: 'Não foi possível concluir', errors: [{ name: '', message: 'CPF já cadastrado' }] },
};
