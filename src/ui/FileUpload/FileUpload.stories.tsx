import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { FileUpload } from './FileUpload';
import { fileUploadDocs } from './FileUpload.docs';
import type { FileUploadProps } from './FileUpload';
import { LiveFileUpload } from './LiveFileUpload';

const live = ({ items, onAdd, onRemove, ...rest }: FileUploadProps) => (
  <LiveFileUpload initial={items}>
    {(own) => (
      <FileUpload
        {...rest}
        items={own.items}
        onAdd={(files) => (own.onAdd(files), onAdd(files))}
        onRemove={(id) => (own.onRemove(id), onRemove(id))}
      />
    )}
  </LiveFileUpload>
);

const pdf = { label: 'PDF', mime: 'application/pdf', extensions: ['.pdf'] };
const jpg = { label: 'JPG', mime: 'image/jpeg', extensions: ['.jpg', '.jpeg'] };
const png = { label: 'PNG', mime: 'image/png', extensions: ['.png'] };
const laudo = { id: 'laudo', name: 'laudo-cardiologia.pdf', bytes: 1_480_000 };

const meta: Meta<typeof FileUpload> = {
  title: 'Campos/FileUpload',
  component: FileUpload,
  tags: ['beta'],
  parameters: { documentation: fileUploadDocs },
  render: live,
  args: {
    name: 'laudo',
    label: 'Laudo médico',
    hint: 'Emitido há menos de um ano, com carimbo e CRM',
    kinds: [pdf, jpg, png],
    maxBytes: 5 * 1024 ** 2,
    maxFiles: 3,
    items: [],
    onAdd: fn(),
    onRemove: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof FileUpload>;

export const Default: Story = { name: 'Padrão', args: { items: [laudo] } };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={8}>
      {live({ ...args, items: [laudo, { id: 'rg', name: 'rg-frente.jpg', bytes: 820_000, progress: 35 }] })}
      {live({
        ...args,
        label: 'Nota fiscal',
        hint: undefined,
        maxFiles: 1,
        items: [{ ...laudo, name: 'nfe.pdf', waiting: true }],
      })}
      {live({ ...args, label: 'Comprovante de renda', hint: 'Disponível depois do laudo', disabled: true })}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Laudo médico, relatório do CRAS ou outro documento que comprove o direito ao Passe Livre',
    items: [
      {
        id: '1',
        name: 'Relatorio_Medico_Circunstanciado_Hospital_das_Clinicas_da_Faculdade_de_Medicina_2026-11-18.pdf',
        bytes: 4_900_000,
        progress: 62,
      },
      { id: '2', name: 'WhatsApp Image 2026-11-19 at 08.41.27 (2).jpeg', bytes: 310_000 },
    ],
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: {
    error: 'Envie o laudo para continuar',
    items: [{ ...laudo, error: 'A conexão caiu. Remova e envie de novo.' }],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const foto = new File(['foto'], 'laudo.heic', { type: 'image/heic' });
    await userEvent.upload(canvas.getByLabelText(/Escolher arquivos/), foto, { applyAccept: false });
    await expect(canvas.getByRole('status')).toHaveTextContent('laudo.heic: Tipo não aceito. Envie PDF, JPG ou PNG.');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  name: 'Carregando',
  args: {
    items: [
      { ...laudo, progress: 80 },
      { id: 'rg', name: 'rg-frente.jpg', bytes: 820_000, progress: 0 },
    ],
  },
};

export const Empty: Story = { name: 'Vazio' };

export const Keyboard: Story = {
  name: 'Teclado',
  args: { items: [laudo, { id: 'rg', name: 'rg-frente.jpg', bytes: 820_000 }] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Escolher arquivos/)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remover laudo-cardiologia.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('laudo');
    await expect(canvas.getByRole('button', { name: 'Remover rg-frente.jpg' })).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
