import { enderecoEm, ONIBUS } from '../../domain/viagens/enderecoRota';
import { LANGUAGES } from '../../words/language';

/**
 * Opens the pages that only the server draws in the system's browser: the shell's own files hold no page at their
 * addresses, and the router leaves their links alone.
 */
export function openServedPages(target: Document, origin: string, open: (url: string) => void): void {
  target.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const href = anchor?.getAttribute('href') ?? '';
    if (!isServed(href)) return;
    event.preventDefault();
    open(origin + href);
  });
}

const isServed = (href: string): boolean =>
  LANGUAGES.some((language) => `${href}/`.startsWith(`${enderecoEm(language, ONIBUS)}/`));
