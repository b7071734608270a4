import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { DescriptionList } from './DescriptionList';
import { descriptionListDocs } from './DescriptionList.docs';

const meta: Meta<typeof DescriptionList> = {
  title: 'Estrutura/DescriptionList',
  component: DescriptionList,
  tags: ['beta'],
  parameters: { documentation: descriptionListDocs },
  args: {
    items: [
      { label: 'Passageiro', value: 'Ana Souza' },
      { label: 'Documento', value: 'CPF 529.982.247-25' },
      { label: 'Poltrona', value: '12, janela, leito' },
      { label: 'Situação', value: <StatusBadge kind="success">Emitido</StatusBadge> },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof DescriptionList>;

export const Default: Story = { name: 'Padrão' };

const amounts = [
  { label: 'Tarifa', value: 'R$ 248,00' },
  { label: 'Pedágio', value: 'R$ 12,40' },
  { label: 'Taxa de embarque', value: 'R$ 9,80' },
];

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={6}>
      <DescriptionList {...args} />
      <DescriptionList items={amounts} layout="spread" />
      <div style={{ maxWidth: 280 }}>
        <Card title="Num cartão estreito">
          <DescriptionList {...args} />
        </Card>
      </div>
    </Stack>
  ),
};

/** A fact that cannot be changed, among the fields of a form. */
export const Line: Story = {
  name: 'Numa linha',
  tags: ['sem-retrato'],
  args: { layout: 'line', items: [{ label: 'E-mail atual', value: 'ana.souza@example.com' }] },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    items: [
      {
        label: 'Embarque',
        value: 'Campos dos Goytacazes, Terminal Rodoviário Shopping Estrada, plataforma 12, às 21h40 de 5 de dezembro',
      },
      {
        label: 'E-mail para receber os bilhetes e o recibo',
        value: 'maria.aparecida.dos.santos.oliveira@exemplo-de-empresa.com.br',
      },
      { label: 'Chave do BP-e', value: '35261112345678000195630010000012341000012345' },
    ],
  },
};

/** Missing values are shown as such, not left blank. */
export const Empty: Story = {
  name: 'Vazio',
  args: {
    items: [
      { label: 'Celular', value: '' },
      { label: 'Nome social', value: null },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Não informado')).toHaveLength(2);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
