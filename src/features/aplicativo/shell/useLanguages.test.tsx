import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { PORTUGUESE_WORDS, setWordsSource } from '../../../words/active';
import { catalogues } from '../../../words/catalogues';
import { AppShell } from './AppShell';

const open = (path = '/home') => renderScreen(<AppShell>{null}</AppShell>, { path });
const foot = () => within(screen.getByRole('navigation', { name: /^(Idioma|Language)$/ }));

afterEach(() => setWordsSource(() => PORTUGUESE_WORDS));

describe('the languages of a page', () => {
  it('stand at its foot, each in its own words, and keep the address', async () => {
    const { container } = open('/resultado-busca-viagens?dataPartida=2026-12-01');
    const links = foot().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.lang, link.getAttribute('href')])).toEqual([
      ['Português', 'pt-BR', '?dataPartida=2026-12-01&idioma=pt-BR'],
      ['English', 'en', '?dataPartida=2026-12-01&idioma=en'],
      ['Español', 'es', '?dataPartida=2026-12-01&idioma=es'],
    ]);
    expect(foot().getByRole('link', { current: true })).toHaveTextContent('Português');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are offered in the head by what the browser reads', () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-UY', 'en']);
    open();
    const head = within(screen.getByRole('navigation', { name: 'Principal' }));
    expect(head.getByRole('link', { name: 'Español' })).toHaveAttribute('lang', 'es');
    expect(head.queryByRole('link', { name: 'English' })).not.toBeInTheDocument();
  });

  it('are not offered to a browser that reads Portuguese, nor on a page of another language', () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en', 'pt-BR']);
    const first = open();
    const english = () => within(screen.getByRole('banner')).queryByRole('link', { name: 'English' });
    expect(english()).not.toBeInTheDocument();
    first.unmount();
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
    setWordsSource(() => ({ language: 'en', catalogue: catalogues.en }));
    open();
    expect(english()).not.toBeInTheDocument();
    expect(foot().getByRole('link', { current: true })).toHaveTextContent('English');
  });
});
