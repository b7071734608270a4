import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Live } from '../docs/Live';
import { SeatLegend } from '../SeatLegend/SeatLegend';
import { SeatMap } from '../SeatMap/SeatMap';
import { oneDeck } from '../SeatMap/sampleCoach';
import { TextInput } from '../TextInput/TextInput';
import { SeatPicker } from './SeatPicker';
import { seatPickerDocs } from './SeatPicker.docs';

const classes = [{ classe: 'Executivo', preco: 'R$ 128,90' }];

const meta: Meta<typeof SeatPicker> = {
  title: 'Compra/SeatPicker',
  component: SeatPicker,
  tags: ['estavel'],
  parameters: { documentation: seatPickerDocs },
  args: {
    offers: <SeatLegend show="prices" classes={classes} />,
    coach: <SeatMap {...oneDeck} colunas={5} selecionadas={[]} limite={6} onToggle={() => undefined} />,
    legend: <SeatLegend show="marks" classes={classes} recursos={['wc']} />,
  },
};
export default meta;
type Story = StoryObj<typeof SeatPicker>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  args: {
    field: (
      <Live initial="">
        {(value, change) => (
          <TextInput name="poltrona" label="Número da poltrona" value={value} maxLength={2} onChange={change} />
        )}
      </Live>
    ),
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    offers: (
      <SeatLegend
        show="prices"
        classes={['Convencional com ar', 'Executivo panorâmico', 'Leito com refeição a bordo'].map((classe) => ({
          classe,
          preco: 'R$ 1.128,90',
        }))}
      />
    ),
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
