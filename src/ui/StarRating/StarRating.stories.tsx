import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { Stack } from '../Stack/Stack';
import { StarRating } from './StarRating';
import { starRatingDocs } from './StarRating.docs';
import type { StarRatingProps } from './StarRating';

const live = ({ value, onChange, ...rest }: StarRatingProps) => (
  <Live initial={value} onChange={onChange}>
    {(chosen, change) => <StarRating {...rest} value={chosen} onChange={change} />}
  </Live>
);

const meta: Meta<typeof StarRating> = {
  title: 'Campos/StarRating',
  component: StarRating,
  tags: ['beta'],
  parameters: { documentation: starRatingDocs },
  render: live,
  args: {
    name: 'nota',
    label: 'Sua nota',
    value: 4,
    words: ['1 estrela, péssima', '2 estrelas, ruim', '3 estrelas, regular', '4 estrelas, boa', '5 estrelas, ótima'],
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof StarRating>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={6}>
      {[0, 1, 3, 5].map((value) => (
        <div key={value}>{live({ ...args, name: `nota${value}`, label: `Nota ${value}`, value })}</div>
      ))}
      {live({ ...args, name: 'comAjuda', hint: 'Conte a viagem toda, do embarque à chegada' })}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Que nota você dá à viagem de São José do Rio Preto a Balneário Camboriú, do embarque à chegada?',
    value: 2,
    words: ['Péssima', 'Ruim: não viajaria de novo nesta linha se pudesse escolher outra', 'Regular', 'Boa', 'Ótima'],
  },
};

export const WithError: Story = { name: 'Erro', args: { value: 0, error: 'Escolha de 1 a 5 estrelas' } };

export const Empty: Story = { name: 'Vazio', args: { value: 0 } };

export const Keyboard: Story = {
  name: 'Teclado',
  args: { value: 0 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Nenhuma estrela' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(canvas.getByRole('radio', { name: '5 estrelas, ótima' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
