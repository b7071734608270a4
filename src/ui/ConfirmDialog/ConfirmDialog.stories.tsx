import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';
import { confirmDialogDocs } from './ConfirmDialog.docs';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Sobreposições/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['estavel'],
  args: {
    open: true,
    title: 'Sair da compra?',
    children: 'As poltronas reservadas voltam a ficar livres.',
    confirmLabel: 'Sair da compra',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { documentation: confirmDialogDocs, docs: { story: { inline: false, height: '420px' } } },
};
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  args: {
    danger: true,
    title: 'Cancelar passagem?',
    children: 'O valor volta em até 30 dias, com a retenção de 5%.',
    confirmLabel: 'Cancelar passagem',
  },
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar passagem' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    danger: true,
    title: 'Cancelar as três passagens de ida e as três de volta, de São Paulo a São José do Rio Preto?',
    children:
      'O valor de R$ 1.247,40 volta ao cartão em até 30 dias, com a retenção de 5% prevista em resolução da ANTT. As seis poltronas ficam livres para outras pessoas, e os bilhetes já enviados deixam de valer no embarque.',
    confirmLabel: 'Cancelar as seis passagens',
    cancelLabel: 'Manter as passagens',
  },
};

/** After a refusal: the dialog stays and shows the reason. */
export const WithError: Story = {
  name: 'Erro',
  args: {
    danger: true,
    title: 'Cancelar passagem?',
    confirmLabel: 'Cancelar passagem',
    children: 'O valor volta em até 30 dias.',
    error: 'Faltam menos de três horas para a partida: a passagem já não pode ser cancelada.',
  },
};

export const Loading: Story = {
  name: 'Carregando',
  args: { loading: true },
  play: async ({ args }) => {
    await within(document.body).findByRole('dialog', { name: 'Sair da compra?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Sair da compra?' }));
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Fechar' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Sair da compra' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
