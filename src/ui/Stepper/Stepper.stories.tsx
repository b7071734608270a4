import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../Stack/Stack';
import { Stepper } from './Stepper';
import { stepperDocs } from './Stepper.docs';

const meta: Meta<typeof Stepper> = {
  title: 'Compra/Stepper',
  component: Stepper,
  tags: ['estavel'],
  parameters: { documentation: stepperDocs },
  args: { steps: ['Poltronas', 'Passageiros', 'Pagamento', 'Bilhete'], current: 0 },
};
export default meta;
type Story = StoryObj<typeof Stepper>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: ({ steps }) => (
    <Stack gap={8}>
      {steps.map((step, current) => (
        <Stepper key={step} steps={steps} current={current} label={`Na etapa ${step}`} />
      ))}
      <Stepper steps={steps} current={steps.length} label="Tudo concluído" />
    </Stack>
  ),
};

export const Third: Story = { name: 'No pagamento', args: { current: 2 } };

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Etapas da encomenda',
    steps: ['Origem e destino', 'Documento fiscal', 'Remetente e destinatário', 'Pagamento', 'Etiqueta'],
    current: 1,
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: { current: 1 } };
