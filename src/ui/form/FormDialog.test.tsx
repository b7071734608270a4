import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { object, string } from 'yup';
import { FormDialog, type FormDialogProps } from './FormDialog';
import { FormTextInput } from './FormTextInput';

interface Dados {
  nome: string;
}

const schema = () => Promise.resolve(object({ nome: string().required('Informe o nome') }));
const initialValues: Dados = { nome: '' };

function open(props: Partial<FormDialogProps<Dados>> = {}) {
  const onSubmit = jest.fn();
  const onClose = jest.fn();
  const dialog = (changed: Partial<FormDialogProps<Dados>>) => (
    <FormDialog<Dados>
      title="Nova agência"
      submitLabel="Criar agência"
      schema={schema}
      initialValues={initialValues}
      onSubmit={onSubmit}
      onClose={onClose}
      {...props}
      {...changed}
    >
      <FormTextInput name="nome" label="Nome" />
    </FormDialog>
  );
  const { rerender } = render(dialog({}));
  return { onSubmit, onClose, change: (changed: Partial<FormDialogProps<Dados>>) => rerender(dialog(changed)) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const nome = () => screen.getByRole('textbox', { name: /^Nome/ });

describe('a form in a dialog', () => {
  it('is sent by the button below it, which stands outside the form', async () => {
    const { onSubmit } = open();
    await userEvent.type(nome(), 'Aurora');
    await press('Criar agência');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ nome: 'Aurora' });
  });

  it('lists its faults, and sends nothing', async () => {
    const { onSubmit } = open();
    await press('Criar agência');
    expect(await screen.findByRole('button', { name: 'Informe o nome' })).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('leads to its first fault instead where it has few fields', async () => {
    open({ refusedFocus: 'field' });
    await press('Criar agência');
    expect(await screen.findByText('Informe o nome')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Informe o nome' })).not.toBeInTheDocument();
    expect(nome()).toHaveFocus();
  });

  it('keeps what was typed when Esc is pressed, and gives it up by a button', async () => {
    const { onClose } = open();
    await userEvent.type(nome(), 'Aurora{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(nome()).toHaveValue('Aurora');
    await press('Voltar');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes by Esc where little is typed, and not while it is sent', async () => {
    const { onClose, change } = open({ dismissable: true });
    change({ sending: true });
    await userEvent.type(nome(), '{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled();
    change({ sending: false });
    await userEvent.type(nome(), '{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says why it was refused, beside what was typed and at the field that is named', async () => {
    const { change } = open();
    await userEvent.type(nome(), 'Aurora');
    change({ error: 'Já existe.', refusals: [{ campo: 'nome', mensagem: 'Escolha outro nome' }] });
    expect(screen.getByText('Já existe.').closest('[role=alert]')).toBeVisible();
    expect(nome()).toHaveValue('Aurora');
    expect(nome()).toHaveAccessibleDescription(/Escolha outro nome/);
    await userEvent.type(nome(), ' Sul');
    expect(nome()).not.toHaveAccessibleDescription(/Escolha outro nome/);
  });

  it('has no accessibility violations', async () => {
    open({ error: 'Já existe.' });
    expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});
