import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { useForm } from 'react-final-form';
import { array, object, string } from 'yup';
import { Button } from '../Button/Button';
import { FormMoneyInput } from './FormMoneyInput';
import { FormRadioGroup } from './FormRadioGroup';
import { FormTextInput } from './FormTextInput';
import { SchemaForm } from './SchemaForm';

interface Valores {
  tipo: string;
  nome: string;
  valor: number | null;
  itens: string[];
}

const livre = string().default('');
const schema = async () => object({ tipo: livre, nome: livre, itens: array(livre).default([]) });
const tipos = [
  { value: 'pessoa', label: 'Pessoa' },
  { value: 'nota', label: 'Nota' },
];

function Lista({ itens }: Pick<Valores, 'itens'>) {
  const { change } = useForm<Valores>();
  return (
    <>
      {itens.map((_, i) => (
        <FormTextInput key={i} name={`itens[${i}]`} label={`Item ${i + 1}`} />
      ))}
      <Button onClick={() => change('itens', itens.slice(1))}>Tirar o primeiro</Button>
      <Button onClick={() => change('itens', [...itens, ''])}>Mais um</Button>
    </>
  );
}

function open(initialValues: Valores) {
  const onSubmit = jest.fn<void, [Valores]>();
  render(
    <StrictMode>
      <SchemaForm<Valores> label="Teste" schema={schema} initialValues={initialValues} onSubmit={onSubmit}>
        {({ tipo, itens }) => (
          <>
            <FormRadioGroup name="tipo" label="Tipo" options={tipos} />
            {tipo === 'pessoa' && <FormTextInput name="nome" label="Nome" />}
            {tipo === 'pessoa' && <FormMoneyInput name="valor" label="Valor" />}
            <Lista itens={itens} />
            <Button type="submit">Enviar</Button>
          </>
        )}
      </SchemaForm>
    </StrictMode>,
  );
  return onSubmit;
}
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });

describe('a field that another choice hid', () => {
  it.each([
    ['typed into an empty form', { nome: '', valor: null }],
    ['changed from what the form began with', { nome: 'Ana', valor: 100 }],
  ])('comes back with what was %s', async (_, begun) => {
    const onSubmit = open({ tipo: 'pessoa', itens: [], ...begun });
    await userEvent.clear(field('Nome'));
    await userEvent.type(field('Nome'), 'Bento');
    await userEvent.clear(field('Valor'));
    await userEvent.type(field('Valor'), '2550');
    await choose('Nota');
    await choose('Pessoa');
    expect(field('Nome')).toHaveValue('Bento');
    expect(field('Valor')).toHaveValue('R$\u00a025,50');
    await press('Enviar');
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ nome: 'Bento', valor: 2_550 });
  });

  it('stays empty when it was emptied', async () => {
    open({ tipo: 'pessoa', nome: 'Ana', valor: 100, itens: [] });
    await userEvent.clear(field('Nome'));
    await userEvent.clear(field('Valor'));
    await choose('Nota');
    await choose('Pessoa');
    expect(field('Nome')).toHaveValue('');
    expect(field('Valor')).toHaveValue('');
  });

  it('has what the form began with where nobody changed it', async () => {
    open({ tipo: 'nota', nome: 'Ana', valor: 100, itens: [] });
    await choose('Pessoa');
    expect(field('Nome')).toHaveValue('Ana');
  });
});

describe('an item added to a list', () => {
  it('is empty, though the form began with another one at its place', async () => {
    const onSubmit = open({ tipo: 'nota', nome: '', valor: null, itens: ['Livros', 'Abajur'] });
    await press('Tirar o primeiro');
    expect(field('Item 1')).toHaveValue('Abajur');
    await press('Mais um');
    expect(field('Item 2')).toHaveValue('');
    await press('Enviar');
    expect(onSubmit.mock.calls[0]?.[0].itens).toEqual(['Abajur', '']);
  });
});
