import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Live } from '../docs/Live';
import { Stack } from '../Stack/Stack';
import { TextInput } from '../TextInput/TextInput';
import { FieldGrid } from './FieldGrid';
import { fieldGridDocs } from './FieldGrid.docs';
import { FieldGroup } from './FieldGroup';
import { FieldRow } from './FieldRow';
import { WideField } from './WideField';

const field = (name: string, label: string) => (
  <Live key={name} initial="">
    {(value, change) => <TextInput name={name} label={label} value={value} onChange={change} />}
  </Live>
);

const meta: Meta<typeof FieldGrid> = {
  title: 'Campos/FieldGrid',
  component: FieldGrid,
  tags: ['estavel'],
  parameters: { documentation: fieldGridDocs },
  args: {
    children: [
      <WideField key="nome">{field('nome', 'Nome completo')}</WideField>,
      field('documento', 'Documento'),
      field('numero', 'Número do documento'),
    ],
  },
};
export default meta;
type Story = StoryObj<typeof FieldGrid>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack gap={6}>
      <FieldGrid layout="filters">
        {['De', 'Até', 'Situação', 'Operador'].map((label) => field(`filtro-${label}`, label))}
      </FieldGrid>
      <FieldGrid layout="item">
        {field('descricao', 'O que é')}
        {field('quantidade', 'Quantidade')}
        {field('valor', 'Valor')}
      </FieldGrid>
      <FieldGroup legend="Volume 1 de 2">{field('peso', 'Peso (kg)')}</FieldGroup>
      <FieldRow wrap>
        {field('codigo', 'Código da encomenda')}
        <Button>Buscar</Button>
      </FieldRow>
      <FieldRow align="center">
        {field('mensagem', 'Mensagem')}
        <Button variant="quiet">Limpar</Button>
      </FieldRow>
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    children: [
      field('longo', 'Nome completo de quem viaja, como está no documento que será apresentado no embarque'),
      <WideField key="aviso">
        Menor de 16 anos viaja com autorização judicial ou acompanhado de pai, mãe, responsável ou parente até o
        terceiro grau, com documento que comprove o parentesco.
      </WideField>,
    ],
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('textbox', { name: 'Nome completo' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('textbox', { name: 'Documento' })).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
