import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { FareOptions } from './FareOptions';
import type { FareOption, FareOptionsProps } from './FareOptions';
import { fareOptionsDocs } from './FareOptions.docs';

const options: FareOption[] = [
  {
    id: 'executivo',
    classe: 'Executivo',
    preco: 'R$ 112,50',
    inclui: ['Poltrona que reclina 130°', 'Banheiro e ar-condicionado'],
    poltronasLivres: 23,
  },
  {
    id: 'semileito',
    classe: 'Semileito',
    preco: 'R$ 154,90',
    inclui: ['Poltrona que reclina 150°, com apoio para as pernas', 'Água e manta'],
    poltronasLivres: 4,
    destaque: 'Mais vendida',
  },
  {
    id: 'leito',
    classe: 'Leito',
    preco: 'R$ 204,90',
    inclui: ['Poltrona que reclina 160°, individual', 'Água, manta e travesseiro'],
    poltronasLivres: 0,
  },
];

/** Keeps the choice like a screen. */
function Choosing({ value, onChange, ...rest }: FareOptionsProps) {
  const [chosen, setChosen] = useState(value);
  const choose = (id: string) => {
    setChosen(id);
    onChange(id);
  };
  return <FareOptions {...rest} value={chosen} onChange={choose} />;
}

const meta: Meta<typeof FareOptions> = {
  title: 'Viagens/FareOptions',
  component: FareOptions,
  tags: ['beta'],
  parameters: { documentation: fareOptionsDocs },
  render: (args) => <Choosing {...args} />,
  args: { options, value: 'executivo', onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof FareOptions>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={8}>
      <Choosing {...args} label="Nenhuma escolhida" value={null} />
      <Choosing {...args} label="Escolhida, com uma esgotada" value="semileito" />
      <Choosing {...args} label="Uma classe só" options={options.slice(0, 1)} />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    options: [
      ...options,
      {
        id: 'cama',
        classe: 'Leito-cama individual com cabine fechada',
        preco: 'R$ 1.980,00',
        inclui: [
          'Cama de 1,90 m que deita por inteiro, com cortina',
          'Jantar e café da manhã servidos na poltrona',
          'Tomada, internet e tela individual',
        ],
        poltronasLivres: 1,
        destaque: 'Novidade nesta linha',
      },
    ],
  },
};

export const WithError: Story = { name: 'Erro', args: { value: null, error: 'Escolha a classe para continuar.' } };

export const Loading: Story = { name: 'Carregando', args: { loading: true } };

export const Empty: Story = { name: 'Vazio', args: { options: [] } };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Executivo R$ 112,50' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('semileito');
    await expect(canvas.getByRole('radio', { name: 'Semileito R$ 154,90' })).toBeChecked();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
