import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import type { PlanClass } from '../CoachPlan/CoachPlan';
import { Stack } from '../Stack/Stack';
import { CoachEditor } from './CoachEditor';
import { coachEditorDocs } from './CoachEditor.docs';
import { sampleDeck } from './sampleDeck';

const meta: Meta<typeof CoachEditor> = {
  title: 'Viagens/CoachEditor',
  component: CoachEditor,
  tags: ['beta'],
  parameters: { documentation: coachEditorDocs },
  args: { label: 'Piso inferior', rows: sampleDeck(5, 'executivo'), selected: null, onPress: () => undefined },
};
export default meta;
type Story = StoryObj<typeof CoachEditor>;

export const Default: Story = { name: 'Padrão' };

const classes: readonly PlanClass[] = ['convencional', 'executivo', 'semi-leito', 'leito', 'leito-cama'];

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={4}>
      {classes.map((classe) => (
        <CoachEditor
          key={classe}
          {...args}
          label={`Ônibus ${classe}`}
          rows={sampleDeck(3, classe)}
          selected={{ row: 2, column: 0 }}
        />
      ))}
    </Stack>
  ),
};

export const Empty: Story = {
  name: 'Vazio',
  args: { rows: sampleDeck(3, 'executivo').map((row) => row.map((cell) => ({ ...cell, text: '', classe: null }))) },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Fila 2, coluna 2/ })).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
