import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { number, object, string } from 'yup';
import { Button } from '../Button/Button';
import { FormDateInput } from './FormDateInput';
import { FormErrorSummary } from './FormErrorSummary';
import { FormCodeInput } from './FormCodeInput';
import { FormMoneyInput } from './FormMoneyInput';
import { FormNumberStepper } from './FormNumberStepper';
import { FormTextInput } from './FormTextInput';
import { SchemaForm, type SchemaFormProps } from './SchemaForm';

const schema = object({
  codigo: string().default('').required('Informe o código'),
  data: string().default('').length(10, 'Informe uma data válida'),
  malas: number().default(0),
});
const empty = { codigo: '', data: '', malas: 0 };

interface Options extends Partial<SchemaFormProps<typeof empty>> {
  summary?: boolean;
}

function startForm({ summary = false, ...options }: Options = {}) {
  const onSubmit = jest.fn();
  const load = jest.fn(() => Promise.resolve(schema));
  const { container } = render(
    <SchemaForm
      label="Consulta"
      schema={load}
      initialValues={empty}
      refusedFocus={summary ? 'summary' : 'field'}
      onSubmit={onSubmit}
      {...options}
    >
      {summary && <FormErrorSummary />}
      <FormTextInput name="codigo" label="Código" clean={(text) => text.toUpperCase()} />
      <FormDateInput name="data" label="Data" />
      <FormNumberStepper name="malas" label="Malas" min={0} max={3} />
      <Button type="submit">Consultar</Button>
    </SchemaForm>,
  );
  return { container, onSubmit, load };
}

const codigo = () => screen.getByRole('textbox', { name: 'Código' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Consultar' }));

describe('a form with a schema', () => {
  it('loads its schema once, when it is entered', async () => {
    const { load } = startForm();
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(codigo());
    await userEvent.tab();
    expect(load).toHaveBeenCalledTimes(1);
    expect(codigo()).toHaveAccessibleDescription('Informe o código');
  });

  it('leads to its first invalid field, and takes nothing away', async () => {
    const { container, onSubmit } = startForm();
    await userEvent.type(screen.getByRole('textbox', { name: 'Data' }), '3112');
    await send();
    expect(codigo()).toHaveFocus();
    expect(codigo()).toBeInvalid();
    expect(screen.getByText('Informe uma data válida')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Data' })).toHaveValue('31/12/');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leads to its summary where it has one', async () => {
    const { container } = startForm({ summary: true });
    await send();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('hands over its values, cleaned as they were typed', async () => {
    const { onSubmit } = startForm();
    await userEvent.type(codigo(), 'k7q2');
    await userEvent.type(screen.getByRole('textbox', { name: 'Data' }), '31122026');
    await userEvent.click(screen.getByRole('button', { name: /Aumentar|mais/i }));
    await send();
    expect(onSubmit.mock.calls[0][0]).toEqual({ codigo: 'K7Q2', data: '31/12/2026', malas: 1 });
  });

  it('is submitted once by two attempts while its schema is under way', async () => {
    let arrive: (rules: typeof schema) => void = () => undefined;
    const { onSubmit } = startForm({
      initialValues: { codigo: 'K', data: '31/12/2026', malas: 0 },
      schema: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    const form = screen.getByRole('form', { name: 'Consulta' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(onSubmit).not.toHaveBeenCalled();
    await act(async () => arrive(schema));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('judges anew what its context changes', async () => {
    const limited = object({
      codigo: string().test(
        'maximo',
        'Longo demais',
        (text = '', { options }) => text.length <= Number(options.context?.['maximo']),
      ),
    });
    const of = (maximo: number) => (
      <SchemaForm
        label="Teste"
        schema={() => Promise.resolve(limited)}
        context={{ maximo }}
        initialValues={{ codigo: '' }}
        onSubmit={jest.fn()}
      >
        <FormTextInput name="codigo" label="Código" />
      </SchemaForm>
    );
    const { rerender } = render(of(2));
    await userEvent.type(codigo(), 'ABC');
    await userEvent.tab();
    expect(codigo()).toHaveAccessibleDescription('Longo demais');
    rerender(of(3));
    expect(codigo()).not.toBeInvalid();
    expect(codigo()).toHaveValue('ABC');
  });

  it('ignores a submission while an earlier one is pending', async () => {
    const { onSubmit } = startForm({ initialValues: { codigo: 'K', data: '31/12/2026', malas: 0 }, sending: true });
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says that its schema did not come, and tries again', async () => {
    const load = jest.fn(() => Promise.resolve(schema));
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    const { container, onSubmit } = startForm({
      initialValues: { codigo: 'K', data: '31/12/2026', malas: 0 },
      schema: load,
    });
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos conferir os dados.');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(await axe(container)).toHaveNoViolations();
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps quiet about a field that was passed by, where it waits for an attempt', async () => {
    startForm({ errorMoment: 'submit' });
    await userEvent.click(codigo());
    await userEvent.tab();
    expect(codigo()).not.toBeInvalid();
    await send();
    expect(codigo()).toHaveAccessibleDescription('Informe o código');
  });

  it('shows the server’s refusal where the schema has none', async () => {
    render(
      <SchemaForm label="Teste" schema={() => Promise.resolve(schema)} initialValues={empty} onSubmit={jest.fn()}>
        <FormTextInput name="codigo" label="Código" refusal="Este código se esgotou" />
        <FormMoneyInput name="malas" label="Valor" refusal="Acima do seu limite" />
        <FormCodeInput name="data" label="Código do e-mail" />
      </SchemaForm>,
    );
    expect(codigo()).toHaveAccessibleDescription('Este código se esgotou');
    expect(screen.getByText('Acima do seu limite')).toBeVisible();
    await userEvent.click(codigo());
    await userEvent.tab();
    expect(codigo()).toHaveAccessibleDescription('Informe o código');
    await userEvent.type(screen.getByRole('textbox', { name: 'Código do e-mail' }), '12a3');
    expect(screen.getByRole('textbox', { name: 'Código do e-mail' })).toHaveValue('123');
  });

  it('shows parts that depend on its values', async () => {
    render(
      <SchemaForm<typeof empty>
        label="Teste"
        schema={() => Promise.resolve(schema)}
        initialValues={empty}
        onSubmit={jest.fn()}
      >
        {({ codigo: typed }) => (
          <>
            <FormTextInput name="codigo" label="Código" />
            {typed !== '' && <p>{`Código ${typed}`}</p>}
          </>
        )}
      </SchemaForm>,
    );
    await userEvent.type(codigo(), 'K7');
    expect(screen.getByText('Código K7')).toBeVisible();
  });
});
