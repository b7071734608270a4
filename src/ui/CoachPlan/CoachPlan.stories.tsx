import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../Stack/Stack';
import { CoachPlan, type PlanClass } from './CoachPlan';
import { coachPlanDocs } from './CoachPlan.docs';
import { sampleCoach, sampleDoubleDecker } from './sampleCoach';

const meta: Meta<typeof CoachPlan> = {
  title: 'Viagens/CoachPlan',
  component: CoachPlan,
  tags: ['estavel'],
  parameters: { documentation: coachPlanDocs },
  args: sampleCoach,
};
export default meta;
type Story = StoryObj<typeof CoachPlan>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack gap={8}>
      <CoachPlan {...sampleDoubleDecker} />
      <CoachPlan {...sampleCoach} />
    </Stack>
  ),
};

const classes: readonly PlanClass[] = ['convencional', 'executivo', 'semi-leito', 'leito', 'leito-cama'];

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    ...sampleDoubleDecker,
    legend: classes.map((classe) => ({ classe, label: `Classe ${classe} com poltrona reclinável e manta` })),
  },
};

export const Empty: Story = {
  name: 'Vazio',
  args: {
    ...sampleCoach,
    decks: [{ name: 'Planta do ônibus, sem poltronas', seats: [], fixtures: [] }],
    legend: [],
    hasAccessible: false,
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
