import { act, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { succeeded } from '../../tests/support/builders';
import { fakePorts } from '../../tests/support/fakePorts';
import { fillModelo, modeloEscrito, paginaModelo } from '../domain/aplicativo/modeloPagina';
import type { Pagina } from '../domain/wire/base/config';
import { fieldsTyped } from '../store/aplicativo/interface';
import { PORTUGUESE_WORDS, setWordsSource } from '../words/active';
import { catalogues } from '../words/catalogues';
import { App } from './App';
import { createApp } from './createStore';
import { renderHome } from './prerender';
import { home } from './routes/Home';
import { snapshotFields } from './snapshotFields';

beforeAll(() => home.load());

const nothing = (): void => undefined;

/** Apps that came alive: each listens on the document until it is unmounted. */
const alive: Root[] = [];
afterEach(() => act(() => alive.splice(0).forEach((app) => app.unmount())));

const ports = () => fakePorts({ replies: { 'GET /Localidades': succeeded([]) } });

/** The prerendered markup. */
const prerendered = (): string =>
  renderToString(
    <StaticRouter location="/home">
      <App app={createApp(fakePorts())} bindNavigation={nothing} onHydrated={nothing} onAlive={nothing} />
    </StaticRouter>,
  );

async function hydrate(root: HTMLElement, pagina: Pagina | null = null): Promise<unknown[]> {
  const mismatches: unknown[] = [];
  const app = createApp(ports(), { preloadedState: { pagina } });
  const keepTyped = () => void app.store.dispatch(fieldsTyped(snapshotFields(root)));
  await act(async () => {
    alive.push(
      hydrateRoot(
        root,
        <BrowserRouter>
          <App app={app} bindNavigation={nothing} onHydrated={keepTyped} onAlive={nothing} />
        </BrowserRouter>,
        { onRecoverableError: (error) => mismatches.push(error) },
      ),
    );
  });
  return mismatches;
}

describe('the prerendered home', () => {
  let root: HTMLElement;
  beforeEach(() => {
    root = document.createElement('div');
    root.innerHTML = prerendered();
    document.body.replaceChildren(root);
  });

  it.each(['/', '/home'])('comes alive at %s without being drawn again', async (path) => {
    window.history.replaceState(null, '', path);
    const heading = root.querySelector('h1');
    expect(await hydrate(root)).toEqual([]);
    expect(root.querySelector('h1')).toBe(heading);
    expect(window.location.pathname).toBe('/home');
  });

  it('keeps what was typed before, in the very fields it was typed into', async () => {
    window.history.replaceState(null, '', '/home');
    const origem = root.querySelector<HTMLInputElement>('input[name=origem]');
    if (!origem) throw new Error('home has no origin');
    origem.value = 'sao pa';
    expect(await hydrate(root)).toEqual([]);
    expect(root.querySelector<HTMLInputElement>('input[name=origem]')).toBe(origem);
    expect(origem).toHaveValue('sao pa');
  });
});

describe('the prerendered home of another brand', () => {
  const pagina: Pagina = {
    rodape: ['Serra & Mar S.A.', 'Rua <44>'],
    rotas: [
      { origem: { id: '1', nome: 'Embu <Guaçu>' }, destino: { id: '4', nome: 'Rio' }, amanhaCentavos: 9_850 },
      { origem: { id: '4', nome: 'Rio' }, destino: { id: '9', nome: 'Paraty' } },
    ],
    marca: { nome: 'Serra & Mar', logotipo: 'Serra', inicial: 'S', lema: '' },
  };

  it.each([
    ['with its name and its logo', modeloEscrito, pagina],
    ['with a name beside the drawn logo', paginaModelo, { ...pagina, marca: { ...pagina.marca, logotipo: 'Itapê' } }],
  ])('comes alive %s without being drawn again', async (_, modelo, said) => {
    window.history.replaceState(null, '', '/home');
    const served = fillModelo(`<head></head>${renderHome(modelo).html}`, said);
    const root = document.createElement('div');
    root.innerHTML = served.slice(served.indexOf('</head>') + '</head>'.length);
    document.body.replaceChildren(root);
    const heading = root.querySelector('h1');
    expect(root).not.toHaveTextContent('@@');
    expect(await hydrate(root, said)).toEqual([]);
    expect(root.querySelector('h1')).toBe(heading);
    expect(document.title).toContain('Serra & Mar');
    expect(root).toHaveTextContent('Viajar de Serra & Mar');
    const [priced, unpriced] = within(root).getAllByRole('button', { name: /Ver partidas de amanhã/ });
    expect(priced).toHaveAccessibleName('Embu <Guaçu> para Rio Ver partidas de amanhã a partir de R$ 98,50');
    expect(unpriced).toHaveAccessibleName('Rio para Paraty Ver partidas de amanhã');
  });
});

describe('the prerendered home of a language', () => {
  afterEach(() => setWordsSource(() => PORTUGUESE_WORDS));

  it.each([
    ['en', 'from R$ 1,234.50', 'Privacy: dpo@itape.test'],
    ['es', 'desde R$ 1.234,50', 'Privacidad: dpo@itape.test'],
  ] as const)('is filled in as it is drawn: %s', async (language, price, contato) => {
    setWordsSource(() => ({ language, catalogue: catalogues[language] }));
    window.history.replaceState(null, '', '/home');
    const rota = { origem: { id: '1', nome: 'Embu' }, destino: { id: '4', nome: 'Rio' }, amanhaCentavos: 123_450 };
    const pagina: Pagina = { ...paginaModelo, rodape: ['Privacidade: dpo@itape.test'], rotas: [rota] };
    const page = new DOMParser().parseFromString(fillModelo(`<head></head>${renderHome().html}`, pagina), 'text/html');
    const root = document.createElement('div');
    root.innerHTML = page.body.innerHTML;
    document.body.replaceChildren(root);
    expect(within(root).getByText(price)).toBeInTheDocument();
    expect(within(root).getByText(contato)).toBeInTheDocument();
    expect(await hydrate(root, pagina)).toEqual([]);
  });
});
