import { render, screen } from '@testing-library/react';
import { palavrasDaMarca } from '../../domain/companhia/marca/nomeDaMarca';
import { AppFooter } from '../AppFooter/AppFooter';
import { AppHeader } from '../AppHeader/AppHeader';
import { Logo } from '../Logo/Logo';
import { Page } from '../Page/Page';
import { BrandContext, builtBrand } from './BrandContext';

const serra = { nome: 'Viação Serra', logotipo: 'Serra', inicial: 'S', lema: 'Sobe e desce' };

function everything() {
  return (
    <>
      <AppHeader homeHref="/home" links={[]} account={null} />
      <Page title="Minhas viagens">texto</Page>
      <AppFooter groups={[]} notes={[]} />
    </>
  );
}

it('is, where nobody says another, the brand of a company that has said nothing', () => {
  expect(palavrasDaMarca(null)).toEqual(builtBrand);
  const { container } = render(everything());
  expect(screen.getByRole('link', { name: 'Itapê, página inicial' })).toBeVisible();
  expect(container.querySelectorAll('svg[aria-label="Itapê"] .it-logo__word')).toHaveLength(2);
  expect(document.title).toBe('Minhas viagens – Itapê');
  expect(screen.getByText('Pedra por pedra, o Brasil inteiro no caminho.')).toBeVisible();
});

it('names header, logo, title and foot', () => {
  const { container } = render(<BrandContext value={serra}>{everything()}</BrandContext>);
  expect(screen.getByRole('link', { name: 'Viação Serra, página inicial' })).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Serra', hidden: true })[0]).toHaveTextContent('SSerra');
  expect(document.title).toBe('Minhas viagens – Viação Serra');
  expect(screen.getByText('Sobe e desce')).toBeVisible();
  expect(container).not.toHaveTextContent(/Itapê|Pedra/);
});

it('may have no line below the logo, and a sign alone', () => {
  const { container, rerender } = render(
    <BrandContext value={{ ...serra, lema: '' }}>
      <AppFooter groups={[]} notes={[]} />
    </BrandContext>,
  );
  expect(container.querySelector('.it-footer__brand p')).toBeNull();
  rerender(
    <BrandContext value={serra}>
      <Logo markOnly />
    </BrandContext>,
  );
  expect(container).toHaveTextContent(/^S$/);
});
