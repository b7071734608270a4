import type { Meta, StoryObj } from '@storybook/react-webpack5';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from './Field';

const meta: Meta<typeof Field> = {
  title: 'Campos/Field',
  component: Field,
  args: {
    id: 'campo',
    helpId: 'campo-ajuda',
    label: 'Um campo qualquer',
    hint: 'O texto de ajuda fica aqui',
    children: <OutlinedInput id="campo" slotProps={{ input: { 'aria-describedby': 'campo-ajuda' } }} />,
  },
};
export default meta;
type Story = StoryObj<typeof Field>;

export const WithHint: Story = {};
export const WithError: Story = { args: { error: 'Informe um valor válido' } };
