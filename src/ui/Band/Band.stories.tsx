import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Grid } from '../Grid/Grid';
import { SeatIcon } from '../icons/SeatIcon';
import { TicketIcon } from '../icons/TicketIcon';
import { Band } from './Band';
import { bandDocs } from './Band.docs';
import { Benefit } from './Benefit';
import { RouteTile } from './RouteTile';

const onSearch = fn((): void => undefined);
const route = (from: string, to: string, price?: string) => (
  <li key={from}>
    <RouteTile from={from} to={to} about="Ver partidas de amanhã" price={price} onClick={onSearch} />
  </li>
);

const meta: Meta<typeof Band> = {
  title: 'Estrutura/Band',
  component: Band,
  tags: ['estavel'],
  parameters: { documentation: bandDocs },
  args: {
    id: 'rotas',
    title: 'Para onde o Brasil vai',
    children: (
      <Grid min={20} gap={3} list>
        {[route('São Paulo', 'Rio de Janeiro', 'a partir de R$ 136,50'), route('Campinas', 'Ribeirão Preto')]}
      </Grid>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Band>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <>
      <Band
        {...args}
        action={
          <Button variant="quiet" size="small">
            Limpar buscas
          </Button>
        }
      />
      <Band id="vantagens" title="Viajar de Itapê">
        <Grid min={15} gap={6} rowGap={2} list>
          <li>
            <Benefit icon={<SeatIcon size={28} />} title="A poltrona é sua">
              Fica reservada por dez minutos enquanto você compra.
            </Benefit>
          </li>
          <li>
            <Benefit icon={<TicketIcon size={28} />} title="Bilhete no celular">
              Embarque com o código na tela.
            </Benefit>
          </li>
        </Grid>
      </Band>
    </>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    title: 'Para onde vão as pessoas que procuraram uma passagem nesta semana',
    children: (
      <Grid min={20} gap={3} list>
        {route('Vila Bela da Santíssima Trindade', 'São José do Vale do Rio Preto', 'a partir de R$ 1.136,50')}
      </Grid>
    ),
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    onSearch.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /São Paulo para Rio de Janeiro/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSearch).toHaveBeenCalledTimes(1);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
