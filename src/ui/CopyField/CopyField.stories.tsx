import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { CopyField } from './CopyField';
import { copyFieldDocs } from './CopyField.docs';

const meta: Meta<typeof CopyField> = {
  title: 'Agência/CopyField',
  component: CopyField,
  tags: ['beta'],
  parameters: { documentation: copyFieldDocs },
  args: {
    label: 'Texto do SMS',
    text: 'Itapê: para pagar o pedido K7M2QX (R$ 136,50) com cartão, abra https://pagar.test/abc até as 14:35.',
    copyLabel: 'Copiar texto do SMS',
  },
};
export default meta;
type Story = StoryObj<typeof CopyField>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <CopyField {...args} rows={3} />
      <CopyField label="Link" text="https://pagar.test/abc" copyLabel="Copiar link" rows={1} />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: { text: `https://pagar.test/${'abcdefghijklmnopqrstuvwxyz'.repeat(8)}`, rows: 4 },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: args.label })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.copyLabel })).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
