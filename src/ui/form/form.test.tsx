import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Form } from 'react-final-form';
import { array, boolean, object, string } from 'yup';
import { Button } from '../Button/Button';
import { FormCheckbox } from './FormCheckbox';
import { FormDataInput } from './FormDataInput';
import { FormErrorSummary } from './FormErrorSummary';
import { FormMaskedTextInput } from './FormMaskedTextInput';
import { FormPasswordInput } from './FormPasswordInput';
import { FormRadioGroup } from './FormRadioGroup';
import { FormSelect } from './FormSelect';
import { FormMoneyInput } from './FormMoneyInput';
import { FormTextArea } from './FormTextArea';
import { FormTextInput } from './FormTextInput';
import { listErrors } from './submit/listErrors';
import { validateWith } from './submit/validateWith';

const required = string().required('Campo Obrigatório*');
const schema = object({
  nome: required.matches(/^\S+ \S+/, 'Informe um nome válido'),
  cpf: required,
  nascimento: required,
  senha: required,
  documento: required,
  pagamento: required,
  aceite: boolean().required('Obrigatório*').isTrue('Obrigatório*'),
});

const options = [
  { value: 'a', label: 'Primeira' },
  { value: 'b', label: 'Segunda' },
];

function startForm(onSubmit = jest.fn()) {
  const { container } = render(
    <Form onSubmit={onSubmit} validate={validateWith(schema)}>
      {({ handleSubmit }) => (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          <FormErrorSummary />
          <FormTextInput name="nome" label="Nome completo" />
          <FormMaskedTextInput name="cpf" label="CPF" mask="cpf" />
          <FormDataInput name="nascimento" label="Data de nascimento" />
          <FormPasswordInput name="senha" label="Senha" autoComplete="new-password" />
          <FormSelect name="documento" label="Documento" options={options} placeholder="Escolha" />
          <FormRadioGroup name="pagamento" label="Pagamento" options={options} />
          <FormCheckbox name="aceite" label="Aceito" />
          <Button type="submit">Enviar</Button>
        </form>
      )}
    </Form>,
  );
  return { container, onSubmit };
}

const nome = () => screen.getByRole('textbox', { name: 'Nome completo' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

it('hands over everything that was typed and chosen', async () => {
  const { onSubmit } = startForm();
  await userEvent.type(nome(), 'Ana Souza');
  await userEvent.type(screen.getByRole('textbox', { name: 'CPF' }), '52998224725');
  await userEvent.type(screen.getByRole('textbox', { name: 'Data de nascimento' }), '31121990');
  await userEvent.type(screen.getByLabelText('Senha'), 'senha123');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Documento' }), 'Segunda');
  await userEvent.click(screen.getByRole('radio', { name: 'Primeira' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Aceito' }));
  await send();

  expect(onSubmit.mock.calls[0][0]).toEqual({
    nome: 'Ana Souza',
    cpf: '529.982.247-25',
    nascimento: '31/12/1990',
    senha: 'senha123',
    documento: 'b',
    pagamento: 'a',
    aceite: true,
  });
});

it('says nothing of a field that was not visited yet, and speaks when it is left', async () => {
  startForm();
  expect(nome()).not.toBeInvalid();
  await userEvent.type(nome(), 'Ana');
  expect(nome()).not.toBeInvalid();
  await userEvent.tab();
  expect(nome()).toBeInvalid();
  expect(nome()).toHaveAccessibleDescription('Informe um nome válido');
});

it('asks an emptied field to be filled, with the first of its messages', async () => {
  startForm();
  await userEvent.type(nome(), 'A');
  await userEvent.clear(nome());
  await userEvent.tab();
  expect(nome()).toHaveAccessibleDescription('Campo Obrigatório*');
});

it('marks every field when sending fails, and the summary leads to each', async () => {
  const { container, onSubmit } = startForm();
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Aceito' })).toHaveAccessibleDescription('Obrigatório*');
  expect(await axe(container)).toHaveNoViolations();

  const [first] = screen.getAllByRole('button', { name: 'Campo Obrigatório*' });
  if (first) await userEvent.click(first);
  expect(nome()).toHaveFocus();
});

it("shows the server's refusal until the field changes", async () => {
  render(
    <Form onSubmit={() => ({ email: 'E-mail já cadastrado' })}>
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)}>
          <FormTextInput name="email" label="E-mail" />
          <Button type="submit">Enviar</Button>
        </form>
      )}
    </Form>,
  );
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await userEvent.type(email, 'ana@itape.test');
  await send();
  expect(email).toHaveAccessibleDescription('E-mail já cadastrado');
  await userEvent.type(email, 'x');
  expect(email).not.toBeInvalid();
});

describe('validateWith', () => {
  it('answers in the shape of the values, in lists too', () => {
    const list = object({ passageiros: array(object({ nome: required })) });
    expect(validateWith(list)({ passageiros: [{ nome: 'Ana' }, { nome: '' }] })).toEqual({
      passageiros: [undefined, { nome: 'Campo Obrigatório*' }],
    });
  });

  it('is empty for values that pass', () => {
    expect(validateWith(object({ nome: required }))({ nome: 'Ana' })).toEqual({});
  });

  it("throws on a fault that is not the person's", () => {
    const broken = {
      validateSync: () => {
        throw new TypeError('broken schema');
      },
    };
    expect(() => validateWith(broken)({})).toThrow('broken schema');
  });
});

it('names the errors of lists as their fields are named', () => {
  expect(listErrors({ a: [undefined, { b: 'x' }], c: 'y' })).toEqual([
    { name: 'a[1].b', message: 'x' },
    { name: 'c', message: 'y' },
  ]);
});

it('shows what keeps a text of several lines back once it was left', async () => {
  const validate = ({ mensagem = '' }: { mensagem?: string }) =>
    mensagem.length < 5 ? { mensagem: 'Conte mais' } : {};
  render(
    <Form onSubmit={() => undefined} validate={validate}>
      {() => <FormTextArea name="mensagem" label="Mensagem" />}
    </Form>,
  );
  const text = screen.getByRole('textbox', { name: 'Mensagem' });
  await userEvent.type(text, 'Oi');
  expect(screen.queryByText('Conte mais')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Conte mais')).toBeVisible();
  await userEvent.type(text, ', tudo bem?');
  expect(screen.queryByText('Conte mais')).toBeNull();
});

it('keeps a sum as centavos, and says once it was left that there is none', async () => {
  const send = jest.fn();
  const validate = ({ valor = null }: { valor?: number | null }) =>
    valor === null ? { valor: 'Informe o valor' } : {};
  render(
    <Form onSubmit={send} validate={validate}>
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)}>
          <FormMoneyInput name="valor" label="Valor" />
          <button type="submit">Enviar</button>
        </form>
      )}
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(screen.getByText('Informe o valor')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Valor' }), '1250');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(send.mock.calls[0]?.[0]).toEqual({ valor: 1_250 });
});
