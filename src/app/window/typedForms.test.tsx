import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { fakePorts } from '../../../tests/support/fakePorts';
import type { StoredValue } from '../../services/ports';
import { FormPasswordInput } from '../../ui/form/FormPasswordInput';
import { FormTextInput } from '../../ui/form/FormTextInput';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { TypedForms } from '../../ui/form/typed/typedForms';
import { keepForms, watchLanguageLinks } from './typedForms';

const text = string().default('');
const schema = async () => object({ nome: text, senha: text });
const BLANK = { nome: '', senha: '' };

function holding(text?: string): StoredValue {
  const kept = fakePorts().storage.formularios;
  if (text !== undefined) kept.write(text);
  return kept;
}

interface Page {
  kept: StoredValue;
  path?: string;
  fields?: Record<string, string> | null;
}

/** A page as it is after a load: the forms of the one before are known by the storage alone. */
function load({ kept, path = '/viagem-em-grupo', fields = null }: Page, initialValues: object = BLANK) {
  const forms = keepForms({ kept, path: () => path, fields: () => fields });
  const stop = watchLanguageLinks(document, () => forms.keep(document));
  const { unmount } = render(
    <TypedForms value={forms.join}>
      <SchemaForm label="Teste" schema={schema} initialValues={initialValues} onSubmit={() => undefined}>
        <FormTextInput name="nome" label="Nome" />
        <FormPasswordInput name="senha" label="Senha" autoComplete="current-password" />
      </SchemaForm>
      <a href="?dia=1&idioma=en">English</a>
      <a href="?dia=1">Another day</a>
    </TypedForms>,
  );
  return {
    fields: forms.fields,
    leave: () => {
      stop();
      unmount();
    },
  };
}
// jsdom cannot navigate: the default is prevented last, at the window.
const stay = (event: Event): void => event.preventDefault();
beforeAll(() => window.addEventListener('click', stay));
afterAll(() => window.removeEventListener('click', stay));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const nome = () => screen.getByRole('textbox', { name: /Nome/ });
const senha = () => screen.getByLabelText(/^Senha/);

async function typeAndFollow(page: Page, name: string): Promise<void> {
  const { leave } = load(page);
  await userEvent.type(nome(), 'Ana Souza');
  await userEvent.click(screen.getByRole('button', { name: /Mostrar/ }));
  await userEvent.type(senha(), 'segredo1');
  await follow(name);
  leave();
}

describe('a change of language in the middle of a form', () => {
  it('keeps what was typed, without the password, also while it is shown', async () => {
    const kept = holding();
    await typeAndFollow({ kept }, 'English');
    expect(kept.read()).not.toContain('segredo1');
    load({ kept });
    expect(nome()).toHaveValue('Ana Souza');
    expect(senha()).toHaveValue('');
    expect(kept.read()).toBeNull();
  });

  it('fills a form once: another load begins empty', async () => {
    const kept = holding();
    await typeAndFollow({ kept }, 'English');
    load({ kept }).leave();
    load({ kept });
    expect(nome()).toHaveValue('');
  });

  it('fills no other page and no form with other values', async () => {
    const kept = holding();
    await typeAndFollow({ kept }, 'English');
    load({ kept, path: '/trabalhe-conosco' }).leave();
    expect(kept.read()).toBeNull();
    await typeAndFollow({ kept }, 'English');
    load({ kept }, { ...BLANK, mais: '' });
    expect(nome()).toHaveValue('');
  });

  it('hands named fields to the form that has values of its own', async () => {
    const kept = holding();
    const first = load({ kept, fields: { origem: 'sao pa' } });
    await follow('English');
    first.leave();
    expect(load({ kept }).fields()).toEqual({ origem: 'sao pa' });
  });
});

it('another link keeps nothing', async () => {
  const kept = holding();
  await typeAndFollow({ kept }, 'Another day');
  expect(kept.read()).toBeNull();
});

it('a text of another version fills nothing', () => {
  load({ kept: holding('{"path":') }).leave();
  load({ kept: holding('{"path":"/viagem-em-grupo"}') });
  expect(nome()).toHaveValue('');
});
