import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { PrintSheet } from './PrintSheet';
import { printSheetDocs } from './PrintSheet.docs';
import { sampleSheet } from './sampleSheet';
import { SheetPile } from './SheetPile';

const meta: Meta<typeof PrintSheet> = {
  title: 'Bilhetes/PrintSheet',
  component: PrintSheet,
  tags: ['beta'],
  parameters: { documentation: printSheetDocs },
  args: sampleSheet,
};
export default meta;
type Story = StoryObj<typeof PrintSheet>;

export const Default: Story = { name: 'Padrão' };

/** Two sheets inside an app: on paper only the sheets remain, one page each. */
export const Print: Story = {
  name: 'Impressão',
  render: (args) => (
    <Stack>
      <p>Confira as folhas e imprima.</p>
      <Button>Imprimir</Button>
      <SheetPile>
        <PrintSheet {...args} folha="Folha 1 de 2" />
        <PrintSheet {...args} title="Bilhete de passagem eletrônico (BP-e), volta" folha="Folha 2 de 2" />
      </SheetPile>
    </Stack>
  ),
};

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={8}>
      <PrintSheet {...args} title="Três códigos e avisos" folha="Folha 1 de 2" />
      <PrintSheet {...args} title="Um código, sem avisos" codigos={args.codigos.slice(0, 1)} avisos={[]} />
      <PrintSheet {...args} title="Bobina de 80 mm" paper="bobina" />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    lede: 'Vila Bela da Santíssima Trindade, MT para São José do Vale do Rio Preto, RJ',
    emissor: [
      'Viação Itapê do Centro-Oeste Transportes Interestaduais de Passageiros Ltda.',
      'CNPJ 12.345.678/0001-23',
    ],
    blocos: sampleSheet.blocos.map((bloco) =>
      bloco.titulo === 'Passageiro'
        ? {
            ...bloco,
            linhas: [
              {
                label: 'Nome',
                value: 'Pedro de Alcântara Francisco Antônio João Carlos Xavier de Paula Miguel Rafael Gonzaga',
              },
            ],
          }
        : bloco,
    ),
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
