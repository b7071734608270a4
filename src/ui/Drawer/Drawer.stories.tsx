import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { EmptyState } from '../EmptyState/EmptyState';
import { FilterIcon } from '../icons/FilterIcon';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import { Drawer } from './Drawer';
import type { DrawerProps } from './Drawer';
import { drawerDocs } from './Drawer.docs';

/** Filter options of a list of trips. */
function Choices({ options }: { options: readonly string[] }) {
  const [chosen, setChosen] = useState<readonly string[]>(['Leito']);
  return (
    <Stack gap={1}>
      {options.map((option) => (
        <Checkbox
          key={option}
          name={option}
          label={option}
          checked={chosen.includes(option)}
          onChange={(on) => setChosen(on ? [...chosen, option] : chosen.filter((other) => other !== option))}
        />
      ))}
    </Stack>
  );
}

const classes = ['Convencional', 'Executivo', 'Semileito', 'Leito', 'Leito-cama'];
const terminals = Array.from(
  { length: 18 },
  (_, index) => `Terminal Rodoviário Intermunicipal de Passageiros ${index + 1}`,
);

const meta: Meta<typeof Drawer> = {
  title: 'Sobreposições/Drawer',
  component: Drawer,
  tags: ['beta'],
  args: {
    open: true,
    title: 'Filtros',
    children: <Choices options={classes} />,
    actions: <Button fullWidth>Ver 12 viagens</Button>,
    onClose: fn(),
  },
  parameters: { documentation: drawerDocs, docs: { story: { inline: false, height: '520px' } } },
};
export default meta;
type Story = StoryObj<typeof Drawer>;

export const Default: Story = { name: 'Padrão' };

/** From the side, for long content; without actions, since each choice applies at once. */
export const States: Story = { name: 'Estados', args: { from: 'end', actions: undefined } };

/** The outcome of the choices stays in sight beside the buttons. */
export const WithSummary: Story = {
  name: 'Com resumo no rodapé',
  args: {
    from: 'end',
    title: 'Remarcar passagem',
    summary: (
      <>
        Falta pagar <strong>R$ 30,00</strong>
      </>
    ),
    actions: (
      <>
        <Button variant="quiet">Voltar</Button>
        <Button>Continuar</Button>
      </>
    ),
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    title: 'Terminais de embarque de São Paulo e da região metropolitana',
    children: <Choices options={terminals} />,
    actions: (
      <>
        <Button variant="quiet">Limpar os filtros escolhidos</Button>
        <Button>Ver 1.248 viagens de ida e volta</Button>
      </>
    ),
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: {
    children: (
      <Alert kind="danger" announce>
        Os terminais não carregaram. A lista continua como estava.
      </Alert>
    ),
    actions: undefined,
  },
};

export const Loading: Story = {
  name: 'Carregando',
  args: { children: <Skeleton label="Carregando os filtros" count={5} /> },
};

export const Empty: Story = {
  name: 'Vazio',
  args: { children: <EmptyState title="Nenhum filtro para esta data" />, actions: undefined },
};

/** Opened from the page, as on a phone. */
function FromThePage({ onClose, ...drawer }: DrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<FilterIcon />} expanded={open} onClick={() => setOpen(true)}>
        Filtrar
      </Button>
      <Drawer
        {...drawer}
        open={open}
        onClose={(reason) => {
          setOpen(false);
          onClose(reason);
        }}
      />
    </>
  );
}

export const Keyboard: Story = {
  name: 'Teclado',
  render: (args) => <FromThePage {...args} />,
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filtrar' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Filtros' }));
    await userEvent.tab();
    await expect(drawer.getByRole('button', { name: 'Fechar' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(drawer.getByRole('checkbox', { name: 'Convencional' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith('pessoa');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
