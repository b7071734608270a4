import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Field } from './Field';
import type { FieldProps } from './Field';
import { fieldDocs, SampleField } from './Field.docs';

const sample = ({ label, error, hint, disabled = false }: FieldProps) => (
  <SampleField label={label} error={error} hint={hint} disabled={disabled} />
);

const meta: Meta<typeof Field> = {
  title: 'Campos/Field',
  component: Field,
  tags: ['estavel'],
  parameters: { documentation: fieldDocs },
  // Ids and control come from useField; the story's own args are unused.
  render: (args) => sample(args),
  args: {
    id: '',
    helpId: '',
    label: 'Localizador',
    hint: 'Seis letras e números, no alto da passagem',
    children: null,
  },
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      {sample(args)}
      <SampleField label="Sem ajuda" />
      {sample({ ...args, disabled: true })}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Localizador da passagem de ida que será remarcada junto com a de volta, se as duas foram compradas juntas',
    hint: 'Seis letras e números, no alto da passagem, no e-mail de confirmação e em Minhas viagens, ao lado da data.',
  },
};

export const WithError: Story = { name: 'Erro', args: { error: 'Informe um localizador válido' } };

export const Empty: Story = { name: 'Vazio', args: { hint: undefined } };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('textbox', { name: 'Localizador' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription('Seis letras e números, no alto da passagem');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
