import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import { Dialog } from './Dialog';
import { dialogDocs } from './Dialog.docs';

const terms = Array.from({ length: 12 }, (_, index) => (
  <p key={index}>
    {index + 1}. A passagem vale por um ano a partir da primeira emissão, ainda que com data marcada. Até três horas
    antes da partida, pode ser remarcada ou devolvida, com a retenção prevista em resolução da ANTT.
  </p>
));

const meta: Meta<typeof Dialog> = {
  title: 'Sobreposições/Dialog',
  component: Dialog,
  tags: ['estavel'],
  args: {
    open: true,
    title: 'Termos de uso',
    children: 'A passagem vale por um ano a partir da primeira emissão, ainda que com data marcada.',
    onClose: fn(),
  },
  parameters: { documentation: dialogDocs, docs: { story: { inline: false, height: '480px' } } },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

const actions = (
  <>
    <Button variant="quiet">Voltar</Button>
    <Button>Continuar</Button>
  </>
);

export const Default: Story = { name: 'Padrão' };

/** Actions without a close button: they are the only exit. */
export const States: Story = {
  name: 'Estados',
  args: { title: 'Quem vai viajar?', width: 'narrow', onClose: undefined, actions, children: 'Você ou outra pessoa.' },
};

/** Not dismissible by Esc or backdrop, since leaving has a cost. */
export const NotDismissable: Story = {
  name: 'Não se fecha por acaso',
  args: { title: 'Finalize seu cadastro', dismissable: false },
  play: async ({ args }) => {
    await within(document.body).findByRole('dialog', { name: 'Finalize seu cadastro' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    title: 'Termos de uso e condições gerais de transporte rodoviário intermunicipal de passageiros',
    children: <Stack>{terms}</Stack>,
    actions,
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: {
    title: 'Alterar e-mail',
    children: (
      <Alert kind="danger" announce title="O e-mail não foi alterado">
        Esse endereço já é de outra conta. Informe outro.
      </Alert>
    ),
    actions,
  },
};

export const Loading: Story = {
  name: 'Carregando',
  args: { children: <Skeleton label="Carregando os termos de uso" count={6} /> },
};

export const Empty: Story = {
  name: 'Vazio',
  args: { title: 'Passageiros salvos', children: <EmptyState title="Nenhum passageiro salvo" /> },
};

export const Keyboard: Story = {
  name: 'Teclado',
  args: { actions },
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Termos de uso' });
    const button = (name: string) => within(dialog).getByRole('button', { name });
    await userEvent.tab();
    await expect(button('Fechar')).toHaveFocus();
    await userEvent.tab();
    await expect(button('Voltar')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button('Fechar')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith('pessoa');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
