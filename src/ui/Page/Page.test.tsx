import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Page } from './Page';

it('names the document and takes focus to its heading', async () => {
  const { container } = render(<Page title="Minhas viagens">…</Page>);
  expect(document.title).toBe('Minhas viagens – Itapê');
  expect(screen.getByRole('heading', { level: 1, name: 'Minhas viagens' })).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'conteudo');
  expect(await axe(container)).toHaveNoViolations();
});

it('leaves focus alone where it is the first page, or only its title changes', () => {
  const { rerender } = render(
    <Page title="Itapê" focusTitle={false}>
      <input aria-label="Origem" />
    </Page>,
  );
  expect(document.body).toHaveFocus();

  rerender(
    <Page title="São Paulo → Rio de Janeiro">
      <input aria-label="Origem" />
    </Page>,
  );
  screen.getByRole('textbox', { name: 'Origem' }).focus();
  rerender(
    <Page title="Rio de Janeiro → São Paulo">
      <input aria-label="Origem" />
    </Page>,
  );
  expect(screen.getByRole('textbox', { name: 'Origem' })).toHaveFocus();
  expect(document.title).toBe('Rio de Janeiro → São Paulo – Itapê');
});

it('keeps a hidden heading for those who listen', () => {
  render(
    <Page title="Passagens de ônibus" titleHidden>
      …
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveClass('it-visually-hidden');
});

it('leaves the focus to a dialog that opened before it came', () => {
  render(
    <>
      <div role="dialog" aria-modal="true" aria-label="Entrar">
        <input aria-label="E-mail" ref={(field) => field?.focus()} />
      </div>
      <Page title="Passagens de ônibus">…</Page>
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

it('sets the way up over its heading, and still gives the heading the focus', () => {
  render(
    <Page title="Rio de Janeiro" above={<a href="/destinos">Destinos</a>}>
      …
    </Page>,
  );
  const heading = screen.getByRole('heading', { level: 1 });
  expect(screen.getByRole('link', { name: 'Destinos' }).compareDocumentPosition(heading)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(heading).toHaveFocus();
});

it('sets a button of the whole page beside its heading, after it in the order of reading', () => {
  render(
    <Page title="São Paulo → Rio de Janeiro" lede="sábado, 05/12/2026" dense action={<button>Alterar busca</button>}>
      …
    </Page>,
  );
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveFocus();
  const action = screen.getByRole('button', { name: 'Alterar busca' });
  expect(heading.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('sábado, 05/12/2026').compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('main')).toHaveAttribute('data-dense', 'true');
});
