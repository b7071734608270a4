import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FileUpload } from './FileUpload';
import type { FileUploadProps } from './FileUpload';

const pdf = { label: 'PDF', mime: 'application/pdf', extensions: ['.pdf'] };
const laudo = new File(['conteúdo'], 'laudo.pdf', { type: 'application/pdf' });
const foto = new File(['conteúdo'], 'foto.heic', { type: 'image/heic' });
const sent = (id: string) => ({ id, name: `${id}.pdf`, bytes: 2048 });

function start(props: Partial<FileUploadProps> = {}) {
  const onAdd = jest.fn();
  const onRemove = jest.fn();
  const all: FileUploadProps = {
    name: 'laudo',
    label: 'Laudo médico',
    kinds: [pdf],
    maxBytes: 5 * 1024 ** 2,
    items: [],
    onAdd,
    onRemove,
    ...props,
  };
  const { container, rerender } = render(<FileUpload {...all} />);
  const show = (more: Partial<FileUploadProps>) => rerender(<FileUpload {...all} {...more} />);
  return { onAdd, onRemove, container, show };
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Laudo médico Escolher/);
const zone = () => input().closest('label') as HTMLElement;
const drop = (files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files } });
const list = () => within(screen.getByRole('list', { name: 'Arquivos, Laudo médico' }));

it('says its rules before anything is chosen', () => {
  start({ maxFiles: 2, hint: 'Emitido há menos de um ano' });
  expect(input()).toHaveAccessibleDescription(
    'PDF, até 5\u00a0MB cada, no máximo 2 arquivos Emitido há menos de um ano',
  );
  expect(input()).toHaveAttribute('accept', 'application/pdf,.pdf');
});

it('hands over what is chosen, and the same file once more', async () => {
  const { onAdd } = start();
  await userEvent.upload(input(), laudo);
  await userEvent.upload(input(), laudo);
  expect(onAdd.mock.calls).toEqual([[[laudo]], [[laudo]]]);
  expect(screen.getByRole('status')).toHaveTextContent('1 arquivo adicionado.');
});

it('hands over what is dropped, and refuses the rest with the reason', async () => {
  const { onAdd } = start();
  fireEvent.dragOver(zone());
  expect(zone()).toHaveAttribute('data-over', 'true');
  drop([laudo, foto]);
  expect(zone()).toHaveAttribute('data-over', 'false');
  expect(onAdd).toHaveBeenCalledWith([laudo]);
  expect(list().getByText('Tipo não aceito. Envie PDF.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 arquivo adicionado. foto.heic: Tipo não aceito. Envie PDF.');

  await userEvent.click(screen.getByRole('button', { name: 'Remover foto.heic' }));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('foto.heic removido.');
});

it('takes no more than its number, and says how to change one', () => {
  const { onAdd, show } = start({ maxFiles: 2, items: [sent('um')] });
  drop([laudo, new File(['b'], 'outro.pdf', { type: 'application/pdf' })]);
  expect(onAdd).toHaveBeenCalledWith([laudo]);
  expect(list().getByText('Passa do número de arquivos.')).toBeVisible();

  show({ maxFiles: 2, items: [sent('um'), sent('dois')] });
  expect(input()).toBeDisabled();
  expect(input()).toHaveAccessibleDescription('São no máximo 2 arquivos: para trocar, remova um');
  drop([laudo]);
  expect(onAdd).toHaveBeenCalledTimes(1);
});

it('shows how far each file is, and what befell it', () => {
  start({
    items: [
      { ...sent('indo'), progress: 40 },
      { ...sent('falhou'), error: 'A conexão caiu. Remova e envie de novo.' },
      sent('pronto'),
      { ...sent('junto'), name: 'junto.pdf', waiting: true },
    ],
  });
  expect(screen.getByRole('progressbar', { name: 'Envio de indo.pdf' })).toHaveAttribute('aria-valuenow', '40');
  expect(list().getByText(/Enviando, 40%/)).toBeVisible();
  expect(list().getByText('A conexão caiu. Remova e envie de novo.')).toBeVisible();
  expect(list().getByText(/^Enviado, 2/)).toBeVisible();
  expect(list().getByText(/^Anexado, 2/)).toBeVisible();
});

it('moves focus to the neighbour of what is removed, and from the last one back to the field', async () => {
  const { onRemove, show } = start({ items: [sent('um'), sent('dois')] });
  await userEvent.click(screen.getByRole('button', { name: 'Remover um.pdf' }));
  expect(onRemove).toHaveBeenCalledWith('um');
  expect(screen.getByRole('button', { name: 'Remover dois.pdf' })).toHaveFocus();
  show({ items: [sent('dois')] });
  await userEvent.click(screen.getByRole('button', { name: 'Remover dois.pdf' }));
  show({ items: [] });
  await waitFor(() => expect(input()).toHaveFocus());
});

it('is a stop of the keyboard, and none while disabled', async () => {
  const { show, onAdd } = start();
  await userEvent.tab();
  expect(input()).toHaveFocus();
  show({ disabled: true });
  drop([laudo]);
  expect(input()).toBeDisabled();
  expect(onAdd).not.toHaveBeenCalled();
});

it('ties its error to the field, and has no accessibility violations', async () => {
  const { container } = start({ error: 'Envie o laudo', items: [{ ...sent('indo'), progress: 40 }] });
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('PDF, até 5\u00a0MB cada Envie o laudo');
  expect(await axe(container)).toHaveNoViolations();
});
