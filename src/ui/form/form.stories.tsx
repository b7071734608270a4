import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-final-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { boolean, object, string } from 'yup';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { formDocs } from './form.docs';
import { FormCheckbox } from './FormCheckbox';
import { FormColorInput } from './FormColorInput';
import { FormDataInput } from './FormDataInput';
import { FormErrorSummary } from './FormErrorSummary';
import { FormList } from './FormList';
import { FormMaskedTextInput } from './FormMaskedTextInput';
import { FormPasswordInput } from './FormPasswordInput';
import { FormRadioGroup } from './FormRadioGroup';
import { FormSelect } from './FormSelect';
import { FormTextInput } from './FormTextInput';
import { validateWith } from './submit/validateWith';

const required = () => string().required('Campo Obrigatório*');
const schema = object({
  nome: required().matches(/^\s*\p{L}+(\s+\p{L}+)+\s*$/u, 'Informe um nome válido'),
  cpf: required().length(14, 'Informe um CPF válido'),
  dataNascimento: required().length(10, 'Informe uma data válida (DD/MM/AAAA)'),
  celular: required().length(15, 'Informe um celular válido'),
  documentoTipo: required(),
  pagamento: required(),
  senha: required().min(6, 'Mínimo de 6 caracteres'),
  termosAceite: boolean().required('Obrigatório*').isTrue('Obrigatório*'),
});

const labels: Record<string, string> = {
  nome: 'Nome completo',
  cpf: 'CPF',
  dataNascimento: 'Data de nascimento',
  celular: 'Celular',
  documentoTipo: 'Documento de embarque',
  pagamento: 'Forma de pagamento',
  senha: 'Senha',
  termosAceite: 'Termos de uso',
};

const filled = {
  nome: 'Ana Souza',
  cpf: '529.982.247-25',
  dataNascimento: '31/12/1990',
  celular: '(11) 98765-4321',
  documentoTipo: '2',
  pagamento: 'pix',
  senha: 'senha123',
  termosAceite: true,
};

interface Sample {
  initialValues?: Partial<typeof filled>;
  /** Returns the server's refusals by field. */
  onSubmit: (values: object) => object | undefined;
  sending?: boolean;
}

function SampleForm({ initialValues = {}, onSubmit, sending = false }: Sample) {
  return (
    <Form onSubmit={onSubmit} validate={validateWith(schema)} initialValues={initialValues}>
      {({ handleSubmit }) => (
        <form noValidate aria-label="Cadastro" onSubmit={(event) => void handleSubmit(event)}>
          <Stack>
            <FormErrorSummary labelOf={(name) => labels[name]} />
            <FormTextInput name="nome" label="Nome completo" autoComplete="name" />
            <FormMaskedTextInput name="cpf" label="CPF" mask="cpf" />
            <FormDataInput name="dataNascimento" label="Data de nascimento" autoComplete="bday" />
            <FormMaskedTextInput name="celular" label="Celular" mask="celular" autoComplete="tel-national" />
            <FormSelect
              name="documentoTipo"
              label="Documento de embarque"
              placeholder="Escolha"
              options={[
                { value: '2', label: 'RG' },
                { value: '3', label: 'CNH' },
                { value: '4', label: 'Passaporte' },
              ]}
            />
            <FormRadioGroup
              name="pagamento"
              label="Forma de pagamento"
              options={[
                { value: 'pix', label: 'Pix', description: 'Aprovado na hora' },
                { value: 'cartao', label: 'Cartão de crédito', description: 'Em até 12 vezes' },
              ]}
            />
            <FormPasswordInput
              name="senha"
              label="Senha"
              autoComplete="new-password"
              hint="Mínimo de 6 caracteres, com números"
            />
            <FormCheckbox name="termosAceite" label="Li e aceito os termos de uso" />
            <Button type="submit" loading={sending}>
              Concluir cadastro
            </Button>
          </Stack>
        </form>
      )}
    </Form>
  );
}

const meta: Meta<Sample> = {
  title: 'Campos/Formulário',
  component: SampleForm,
  tags: ['estavel'],
  parameters: { documentation: formDocs },
  args: { onSubmit: fn() },
};
export default meta;
type Story = StoryObj<Sample>;

const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Concluir cadastro' }));

export const Default: Story = { name: 'Padrão', args: { initialValues: filled } };

export const States: Story = {
  name: 'Estados',
  args: { initialValues: { nome: 'Ana', cpf: '529.982.247-25' } },
  play: async ({ canvasElement }) => {
    const nome = within(canvasElement).getByRole('textbox', { name: 'Nome completo' });
    await expect(nome).not.toBeInvalid();
    await userEvent.click(nome);
    await userEvent.tab();
    await expect(nome).toHaveAccessibleDescription('Informe um nome válido');
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    initialValues: { ...filled, nome: 'Maria Aparecida do Nascimento Albuquerque Cavalcanti de Mendonça Vasconcelos' },
    onSubmit: () => ({
      nome: 'Este nome não confere com o da Receita Federal para o CPF informado; escreva-o como está no documento',
    }),
  },
  play: ({ canvasElement }) => send(canvasElement),
};

export const WithError: Story = {
  name: 'Erro',
  play: async ({ args, canvasElement }) => {
    await send(canvasElement);
    await expect(within(canvasElement).getByRole('alert')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'Recusa do servidor',
  args: { initialValues: filled, onSubmit: () => ({ cpf: 'CPF já cadastrado' }) },
  play: async ({ canvasElement }) => {
    const cpf = within(canvasElement).getByRole('textbox', { name: 'CPF' });
    await send(canvasElement);
    await expect(cpf).toHaveAccessibleDescription('CPF já cadastrado');
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveFocus());
    await userEvent.clear(cpf);
    await waitFor(() => expect(cpf).not.toHaveAccessibleDescription('CPF já cadastrado'));
  },
};

export const Loading: Story = { name: 'Carregando', args: { initialValues: filled, sending: true } };

export const Empty: Story = { name: 'Vazio' };

export const Keyboard: Story = {
  name: 'Teclado',
  args: { initialValues: { ...filled, nome: 'Ana', pagamento: '', termosAceite: false } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const nome = canvas.getByRole('textbox', { name: 'Nome completo' });
    await userEvent.tab();
    await expect(nome).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(nome).toHaveAccessibleDescription('Informe um nome válido');

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(nome).toHaveFocus();
    await userEvent.keyboard('{End} Souza');
    await expect(nome).not.toBeInvalid();
    // Tab order: CPF, birthday, mobile, document, payment; then password, its toggle, terms, button.
    await userEvent.keyboard('{Tab>5/} {Tab>3/} {Tab}{Enter}');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect((args.onSubmit as ReturnType<typeof fn>).mock.calls[0]?.[0]).toEqual(filled);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: { initialValues: { nome: 'Ana' } } };

/** Items are added and removed; the focus follows, so that the keyboard never falls back to the top of the page. */
export const Items: Story = {
  name: 'Lista',
  render: () => (
    <Form onSubmit={() => undefined} initialValues={{ volumes: [{ conteudo: 'Livros' }] }}>
      {() => (
        <FormList
          name="volumes"
          addLabel="Incluir volume"
          removeLabel={(index) => `Retirar volume ${index + 1}`}
          legend={(index, total) => `Volume ${index + 1} de ${total}`}
          empty={{ conteudo: '' }}
          min={1}
          max={2}
        >
          {(prefix) => <FormTextInput name={`${prefix}.conteudo`} label="Conteúdo" />}
        </FormList>
      )}
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Incluir volume' }));
    const [, added] = canvas.getAllByRole('textbox', { name: 'Conteúdo' });
    await waitFor(() => expect(added).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Incluir volume' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar volume 2' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Incluir volume' })).toHaveFocus());
    await expect(canvas.getAllByRole('textbox', { name: 'Conteúdo' })).toHaveLength(1);
  },
};

/** A colour is typed or picked; both write the same field. */
export const Colour: Story = {
  name: 'Cor',
  render: ({ onSubmit }) => (
    <Form onSubmit={onSubmit} initialValues={{ cor: '#0b5a4f' }}>
      {() => <FormColorInput name="cor" label="Cor principal" hint="Botões e links" />}
    </Form>
  ),
};
