import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { LinkButton } from '../LinkButton/LinkButton';
import { List } from '../List/List';
import { Stack } from '../Stack/Stack';
import { PlaceTile } from './PlaceTile';
import { placeTileDocs } from './PlaceTile.docs';
import { RouteRow } from './RouteRow';

const meta: Meta<typeof PlaceTile> = {
  title: 'Viagens/PlaceTile',
  component: PlaceTile,
  tags: ['estavel'],
  parameters: { documentation: placeTileDocs },
  args: {
    name: 'Campinas, SP',
    terminal: 'Terminal Ramos de Azevedo',
    price: 'a partir de R$ 39,90',
    href: '#campinas',
  },
};
export default meta;
type Story = StoryObj<typeof PlaceTile>;

export const Default: Story = { name: 'Padrão' };

const row = (place: string) => (
  <li key={place}>
    <RouteRow
      place={place}
      href="#lugar"
      facts="Terminal Rodoviário · 1h30 · Executivo, Leito"
      price="a partir de R$ 39,90"
      action={
        <LinkButton variant="secondary" size="small" href="#buscar">
          Buscar
        </LinkButton>
      }
    />
  </li>
);

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={8}>
      <Grid min={19} gap={6} rowGap={0} list>
        {['Campinas, SP', 'Santos, SP', 'Vitória, ES'].map((name) => (
          <li key={name}>
            <PlaceTile {...args} name={name} />
          </li>
        ))}
      </Grid>
      <List gap={0} lines="between" label="Para Campinas">
        {['Santos, SP', 'Vitória, ES'].map(row)}
      </List>
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  render: (args) => (
    <Stack>
      <PlaceTile
        {...args}
        name="Vila Bela da Santíssima Trindade, MT"
        terminal="Terminal Rodoviário Municipal Governador Roberto Silveira, portão de embarque norte"
      />
      <List gap={0}>{row('São José do Vale do Rio Preto, RJ')}</List>
    </Stack>
  ),
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /Campinas/ })).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
